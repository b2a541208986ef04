"""Makes rules and seats from the flags of `lastroll play`."""

from lastroll.bots import BOT_SECONDS, bot_maker, check_supports
from lastroll.cli._bot_names import bots_of
from lastroll.cli._flags import PlayFlags, RulesFlags, flag_of
from lastroll.cli._option_errors import too_many_players, value_out_of_range
from lastroll.game import check_fair_inputs, check_names
from lastroll.locales import Texts
from lastroll.rules import LastRollError, Rules
from lastroll.terminal import PlayOptions, seat_players

DEFAULT_PLAYERS = 4


def play_options(flags: PlayFlags, t: Texts) -> PlayOptions:
    """Return the options for the game; raise an error if they are not possible."""
    bots = bots_of(flags.bots, t)
    people = flags.name or _only_person(flags, bots, t)
    players = flags.players
    if players is None:
        alone = not bots and len(flags.name) < 2
        players = DEFAULT_PLAYERS if alone else max(2, len(people) + len(bots))
    rules = rules_from(flags, players)
    if len(people) + len(bots) > players:
        raise too_many_players(len(people) + len(bots), players)
    seconds = BOT_SECONDS if flags.bot_seconds is None else flags.bot_seconds
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
        check_fair_inputs("a-game", flags.nonce)
    except LastRollError as error:
        error.where = ("--nonce",)
        raise
    return PlayOptions(
        rules=rules,
        seats=seats,
        seed=flags.seed,
        nonces=flags.nonce,
        open_purses=flags.open_purses,
        bot_seconds=seconds,
        speed=None if flags.speed is None else float(flags.speed.replace("off", "0")),
        theme=flags.theme,
    )


def _only_person(flags: PlayFlags, bots: tuple[str, ...], t: Texts) -> tuple[str, ...]:
    # Named bots fill all seats: the user only watches.
    if bots and flags.players is not None and len(bots) >= flags.players:
        return ()
    return (t("seat-you"),)


def rules_from(flags: RulesFlags, players: int) -> Rules:
    """Return the rules of the flags, house rules included."""
    house = flags.house_rules()
    for field in ("neutral_dice", "opening_dice"):
        # In code -1 stands for the number in the booklets; as a flag it is an error.
        if house.get(field, 0) < 0:
            raise value_out_of_range(flag_of(field), "0", "12")
    try:
        return Rules(players=players, neutral=flags.neutral, **house)
    except LastRollError as error:
        error.where = tuple(flag_of(field) for field in error.where)
        raise
