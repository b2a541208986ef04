"""From the options of `lastroll play` to rules and seats."""

import re
from collections.abc import Iterable

from lastroll.bots import BOT_SECONDS, LADDER, PROGRAM_PREFIX, bot_maker, check_supports
from lastroll.cli._refusals import out_of_range, too_many
from lastroll.cli._wishes import HouseWishes, Wishes, option_of
from lastroll.game import check_fair_inputs, check_names
from lastroll.locales import Texts
from lastroll.rules import LastRollError, Rules
from lastroll.terminal import PlayOptions, seat_players

USUAL_PLAYERS = 4


def options_of(wishes: Wishes, t: Texts) -> PlayOptions:
    """Work out the game that is asked for; refuse one that cannot be."""
    bots = tuple(bot for text in wishes.bots for bot in split_bots(text))
    people = wishes.name or _only_person(wishes, bots, t)
    players = wishes.players
    if players is None:
        alone = not bots and len(wishes.name) < 2
        players = USUAL_PLAYERS if alone else max(2, len(people) + len(bots))
    rules = rules_of(wishes, players)
    if len(people) + len(bots) > players:
        raise too_many(len(people) + len(bots), players)
    seconds = BOT_SECONDS if wishes.bot_seconds is None else wishes.bot_seconds
    for bot in bots:
        try:
            bot_maker(bot, seconds)
            check_supports(bot, rules)
        except LastRollError as error:
            raise error.at("--bots") from None
    seats = seat_players(players, people, bots, t)
    try:
        check_names(rules, [seat.name for seat in seats])
    except LastRollError as error:
        error.where = ("--name",)
        raise
    try:
        check_fair_inputs("a-game", wishes.nonce)
    except LastRollError as error:
        error.where = ("--nonce",)
        raise
    return PlayOptions(
        rules=rules,
        seats=seats,
        seed=wishes.seed,
        nonces=wishes.nonce,
        open_purses=wishes.open_purses,
        bot_seconds=seconds,
        speed=None if wishes.speed is None else float(wishes.speed.replace("off", "0")),
        theme=wishes.theme,
    )


def split_bots(text: str, more_names: Iterable[str] = ()) -> list[str]:
    """Split a list of bots at its commas.

    A comma inside `cmd:PROGRAM ARGS` belongs to the program, unless the name of a bot or another
    `cmd:` follows it. `more_names` are of bots that are not on the ladder.

    Example:
        >>> split_bots("greedy,cmd:engine --depths 1,2,random")
        ['greedy', 'cmd:engine --depths 1,2', 'random']
    """
    names = "|".join(map(re.escape, (*(rung.name for rung in LADDER), *more_names)))
    following = re.compile(rf"\s*(?:{PROGRAM_PREFIX}|(?:{names})\s*(?:,|$))")
    bots: list[str] = []
    while True:
        text = text.strip()
        comma = text.find(",")
        if text.startswith(PROGRAM_PREFIX):
            while comma >= 0 and not following.match(text, comma + 1):
                comma = text.find(",", comma + 1)
        if comma < 0:
            return [*bots, text]
        bots.append(text[:comma].strip())
        text = text[comma + 1 :]


def _only_person(wishes: Wishes, bots: tuple[str, ...], t: Texts) -> tuple[str, ...]:
    # Bots on all seats that were asked for: then there is nobody to play but to watch.
    if bots and wishes.players is not None and len(bots) >= wishes.players:
        return ()
    return (_own_name(t),)


def _own_name(t: Texts) -> str:
    from getpass import getuser

    try:
        name = getuser()[:20]
    except (ImportError, KeyError, OSError):  # a user without an entry, in a container
        name = ""
    return name.capitalize() if name.isprintable() and name.strip() else t("game-person")


def rules_of(wishes: HouseWishes, players: int) -> Rules:
    """Give the rules that were asked for, house rules and all."""
    house = wishes.house_rules()
    for field in ("neutral_dice", "opening_dice"):
        # -1 stands for the booklets' number in code; nobody who types it means that.
        if house.get(field, 0) < 0:
            raise out_of_range(option_of(field), "0", "12")
    try:
        return Rules(players=players, neutral=wishes.neutral, **house)
    except LastRollError as error:
        error.where = tuple(option_of(field) for field in error.where)
        raise
