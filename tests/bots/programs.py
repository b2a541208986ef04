"""Programs that speak the engine protocol, well or badly; each is one line of Python."""

import shlex
import sys
from typing import Final

_HEAD: Final = """
import json, os, sys, time
def ask():
    line = sys.stdin.readline()
    if not line: sys.exit()
    return json.loads(line)
def say(**answer): print(json.dumps(answer), flush=True)
def hello(): say(id=ask()["id"], protocol="lastroll-engine/1", name="test", version="0")
def faces(request): return sorted(map(int, set(request["position"]["roll"]["own"])))
"""


def program(body: str) -> str:
    """Return the command that runs this Python."""
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(_HEAD + body)}"


ENGINE: Final = f"{shlex.quote(sys.executable)} -m lastroll engine --bot"

# What each does wrong, and the code of the fault.
BAD_PROGRAMS: Final = {
    "crashes at once": ("sys.exit('no licence')", "bot-died"),
    "crashes in the middle": (
        "hello(); r = ask(); say(id=r['id'], face=faces(r)[0]); ask(); raise KeyError('oops')",
        "bot-died",
    ),
    "stalls": ("hello(); ask(); time.sleep(600)", "bot-stalled"),
    "stalls and ignores quit": (
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); hello(); ask()\n"
        "while True: time.sleep(600)",
        "bot-stalled",
    ),
    "answers nonsense": ("hello(); ask(); print('roll again', flush=True); ask()", "bot-nonsense"),
    "answers no face": ("hello(); say(id=ask()['id']); ask()", "bot-nonsense"),
    "answers an error": (
        "hello(); say(id=ask()['id'], error={'code': 'tired', 'message': 'later'}); ask()",
        "bot-nonsense",
    ),
    "answers a word": ("hello(); say(id=ask()['id'], face='six'); ask()", "bot-nonsense"),
    "answers a list": ("hello(); say(id=ask()['id'], face=[1]); ask()", "bot-nonsense"),
    "speaks another protocol": ("say(id=ask()['id'], protocol='uci'); ask()", "bot-nonsense"),
    "chooses what was not rolled": ("hello(); say(id=ask()['id'], face=7); ask()", "bot-illegal"),
    "gives the wrong id": ("hello(); ask(); say(id=77, face=1); ask()", "bot-stalled"),
    "never stops talking": ("hello()\nwhile True: say(id=77, face=1)", "bot-stalled"),
    "says a huge line": (
        "hello(); ask(); print('9' * 9_000_000, flush=True); ask()",
        "bot-nonsense",
    ),
    "answers bytes that are no text": (
        'hello(); ask(); os.write(1, b\'{"id": 2, "protocol": "\\xff"}\\n\'); ask()',
        "bot-nonsense",
    ),
    "answers with half a sign in its id": (
        'hello(); ask(); os.write(1, b\'{"id": "\\xed\\xa0\\x80"}\\n\'); ask()',
        "bot-nonsense",
    ),
    "answers too deep": (
        "hello(); ask(); print('{\"error\": ' + '[' * 100_000, flush=True); ask()",
        "bot-nonsense",
    ),
    "answers a number of thousands of digits": (
        "hello(); ask(); print('{\"id\": 2, \"face\": ' + '9' * 4300 + '}', flush=True); ask()",
        "bot-illegal",
    ),
    "talks, then crashes": (
        "hello(); ask()\n"
        "os.write(1, b'{\"id\": 77, \"face\": 1}\\n' * 1000); sys.exit('out of breath')",
        "bot-died",
    ),
    "crashes in the middle of a line": (
        "hello(); os.write(1, b'{\"id\": %d, \"fa' % ask()['id']); os._exit(1)",
        "bot-died",
    ),
    "closes its output": ("hello(); ask(); os.close(1); ask()", "bot-died"),
    "closes its input": ("hello(); os.close(0); time.sleep(600)", "bot-stalled"),
}
