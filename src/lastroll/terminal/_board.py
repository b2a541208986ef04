"""The board in lines of text, without purses that the reader may not see."""

from __future__ import annotations

from lastroll.game import GameEnded, note_holders, view
from lastroll.rules import Casino, Position
from lastroll.story import Story
from lastroll.terminal._local_game import LocalGame


def board_lines(local_game: LocalGame, story: Story) -> list[str]:
    """Return a line for each casino and each player."""
    position = view(
        local_game.position, local_game.open_purse_seat, open_purses=local_game.open_purses
    )
    rules = position.rules
    return [
        story.t("board-round", round=position.round, rounds=rules.rounds),
        *(
            _casino_line(face, casino, rules.players, story)
            for face, casino in enumerate(position.casinos, 1)
        ),
        *(_player_line(seat, position, story) for seat in range(rules.players)),
    ]


def _casino_line(face: int, casino: Casino, players: int, story: Story) -> str:
    t = story.t
    notes = [
        t.money(note) if holder is None else story.about("board-note", holder, note=t.money(note))
        for note, holder in zip(casino.notes, note_holders(casino, players), strict=True)
    ]
    dice = [f"{story.name(owner)} {count}" for owner, count in enumerate(casino.dice) if count]
    return t(
        "board-casino" if dice else "board-casino-empty",
        casino=story.casino(face),
        notes=", ".join(notes) or "–",
        **({"dice": ", ".join(dice)} if dice else {}),
    )


def _player_line(seat: int, position: Position, story: Story) -> str:
    t = story.t
    own, neutral = position.hands[seat]
    name, dice = story.name(seat), story.dice_count(own, neutral)
    purse = position.purses[seat]
    if purse is None:
        return t("board-player", name=name, dice=dice)
    return t("board-player-open", name=name, dice=dice, money=t.money(purse.money))


def purse_line(position: Position, seat: int, story: Story) -> str:
    """Return what a player has won so far; show it only to that player."""
    purse = position.purses[seat]
    assert purse is not None
    money = story.t.money(purse.money)
    return story.about("plain-purse", seat, money=money, notes=purse.notes)


def standing_lines(ended: GameEnded, story: Story) -> list[str]:
    """Return the final ranking, a line for each player."""
    return [
        story.t(
            "plain-standing",
            rank=standing.rank,
            name=story.name(standing.seat),
            money=story.t.money(standing.money),
            notes=standing.notes,
        )
        for standing in ended.standings
    ]
