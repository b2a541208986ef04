"""A game being played: events, records, notation, and where the dice come from."""

from lastroll.game._chance import (
    Chance,
    Fair,
    FromWords,
    Scripted,
    Seeded,
    check_public,
    commit,
)
from lastroll.game._errors import InvalidNotation, InvalidRecord, NotVerified, ScriptEnded
from lastroll.game._event_log import EventLog, fold
from lastroll.game._events import (
    AnyEvent,
    CasinoPaid,
    Event,
    GameEnded,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    apply_event,
    format_event,
    parse_event,
    standings,
)
from lastroll.game._game import Game, check_names
from lastroll.game._game_text import format_game_text, parse_game_text
from lastroll.game._playthrough import (
    RoundReport,
    format_playthrough,
    playthrough,
    round_reports,
)
from lastroll.game._position_format import (
    PositionData,
    PurseData,
    format_position,
    parse_position,
    position_data,
    position_of,
)
from lastroll.game._position_line import format_position_line, parse_position_line
from lastroll.game._preview import NoteChange, Preview, note_holders, preview
from lastroll.game._record import (
    FairData,
    GameRecord,
    Turn,
    format_record,
    parse_record,
    record_game,
    replay,
)
from lastroll.game._verify import verify
from lastroll.game._view import seen_purses, view
from lastroll.game._wire import LONGEST_LINE, RulesData, check_format, decode
from lastroll.game._words import decode_roll, mix, pick, shuffle

__all__ = [
    "LONGEST_LINE",
    "AnyEvent",
    "CasinoPaid",
    "Chance",
    "Event",
    "EventLog",
    "Fair",
    "FairData",
    "FromWords",
    "Game",
    "GameEnded",
    "GameRecord",
    "InvalidNotation",
    "InvalidRecord",
    "NotVerified",
    "NoteChange",
    "OpeningPlaced",
    "Placed",
    "PositionData",
    "Preview",
    "PurseData",
    "Rolled",
    "RoundEnded",
    "RoundReport",
    "RoundStarted",
    "RulesData",
    "ScriptEnded",
    "Scripted",
    "Seeded",
    "Turn",
    "apply_event",
    "check_format",
    "check_names",
    "check_public",
    "commit",
    "decode",
    "decode_roll",
    "fold",
    "format_event",
    "format_game_text",
    "format_playthrough",
    "format_position",
    "format_position_line",
    "format_record",
    "mix",
    "note_holders",
    "parse_event",
    "parse_game_text",
    "parse_position",
    "parse_position_line",
    "parse_record",
    "pick",
    "playthrough",
    "position_data",
    "position_of",
    "preview",
    "record_game",
    "replay",
    "round_reports",
    "seen_purses",
    "shuffle",
    "standings",
    "verify",
    "view",
]
