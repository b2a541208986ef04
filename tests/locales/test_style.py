"""The texts read as a native writes them: turns of phrase that crept in once stay out.

docs/languages.md says how each language is written. A pattern is looked for in every form of a
text, with {} for what is put in. A label is a text without a full stop at its end, as on a button.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from lastroll.locales import LANGUAGES, _texts

FOLDER: Final = Path(_texts.__file__).parent

_LABEL: Final = r"\b[^.!?…:]*$"
_HEAD: Final = r"(?:^|[.:;!?] )"

# Language, pattern, what to write instead, and a text that has the fault.
PATTERNS: Final = [
    ("en", r"\bwithout it\b", "(default: …)", "How many games, 10000 without it."),
    ("en", r"\bso many\b", "this many, that number of", "Stop after so many seconds."),
    ("en", rf"{_HEAD}[Ww]ho [^.?!]*(?:[.!]|$)", "players who", "Wait. Who wins takes it."),
    ("en", r"\bbooklets?\b", "standard rules", "The booklets’ game"),
    ("en", r"\bnonsense\b", "an invalid answer", "the program answered nonsense"),
    ("en", r"\b[Tt]alk\b", "chat", "There is no talk at this table."),
    ("en", "[«»‘„]", "“…”", "a link to «{}»"),
    ("fr", r"\b[Vv]o(?:tre|s|uliez)\b|\b[a-zé]+ez-vous\b", "tu", "Vouliez-vous dire {} ?"),
    ("fr", r"\b[Ss]ans cela\b", "(par défaut : …)", "Combien de parties, 10000 sans cela."),
    ("fr", r"\b(?:manche|robot|siège)s?\b", "round, bot, place", "Un robot a gagné la manche."),
    (
        "fr",
        r"^(?:Ajoute|Annule|Apprends|Change|Choisis|Commence|Continue|Copie|Crée|Descends|Écris"
        r"|Enregistre|Envoie|Ferme|Garde|Invite|Joue|Lance|Modifie|Monte|Ouvre|Partage|Passe|Place"
        rf"|Prends|Quitte|Regarde|Rejoins|Reprends|Reste|Retire|Revois|Vérifie){_LABEL}",
        "the infinitive on a button",
        "Crée une table",
    ),
    ("nl", r"\b[Zz]onder \d", "(standaard: …)", "Hoeveel partijen, zonder 10000."),
    ("nl", r"\b(?:ronden?|partij(?:en)?|biljet(?:ten)?)\b", "etappe, spel, briefje", "3 biljetten"),
    (
        "nl",
        r"^(?:Bekijk|Bewaar|Blijf|Controleer|Deel|Dobbel|Doe mee|Ga|Kies|Kijk|Kopieer|Maak|Neem"
        rf"|Nodig|Plaats|Schrijf|Sla|Sluit|Speel|Start|Stuur|Verberg|Verlaat|Wijzig){_LABEL}",
        "the infinitive on a button",
        "Maak een tafel",
    ),
    ("nl", "[«»‘„]", "“…”", "een link naar ‘{}’"),
    ("it", "[«»‘„]", "“…”", "un link a «{}»"),
    ("it", r"\d senza\b|\b[Ss]e manca\b", "(predefinito: …)", "Quante partite, 10000 senza."),
    ("it", r"\b(?:lanci|registrazion|neutri\b)", "tiro, trascrizione, neutrali", "due lanci"),
    ("de", "[«»”]", "„…“", "ein Link zu «{}»"),
    ("de", r"\bAuf .* setzen:", "3 Würfel auf …", "Auf {} setzen: {}"),
    ("de", r"\bMit \{\} Würfeln? würfeln\b", "{} Würfel werfen", "Mit {} Würfeln würfeln"),
    ("de", r"\b(?:Lektion|[Nn]achspielen|Festlegung)\b", "Einführung, ansehen", "Die Lektion"),
    ("es", "[“”„]", "«…»", "un enlace a “{}”"),
    ("es", r"\b[Ss]in ello\b|\b[Ss]i falta\b", "(por defecto: …)", "Cuántas, 10000 sin ello."),
    ("es", r"\b(?:compromiso|folletos?)\b", "huella, reglas originales", "el compromiso"),
    (
        "es",
        r"^(?:Abre|Aprende|Cambia|Cierra|Coloca|Comparte|Comprueba|Copia|Crea|Deja|Elige|Empieza"
        r"|Envía|Escribe|Guarda|Invita|Juega|Mira|Oculta|Prueba|Quédate|Quita|Reanuda|Salta|Sigue"
        rf"|Tira|Toma|Únete|Vuelve){_LABEL}",
        "the infinitive on a button",
        "Crea una mesa",
    ),
]

# Labels that are no buttons: a seat, a rank, and a mark beside a player's name.
NO_BUTTONS: Final = {
    "fr": {"simulate-seat", "solve-seat", "web-player-start", "web-seat-number", "web-seat-open"},
    "nl": {"start-mark", "web-home-short", "web-result-home", "web-result-rank"},
    "es": {"web-player-start", "web-round-start"},
}


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """Yield each form of a text, with {} for what is put in."""
    forms = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = element.expression.variants
            ends = [form for variant in variants for form in spoken(variant.value)]
        else:
            ends = ["{}"]
        forms = [form + end for form in forms for end in ends]
    yield from forms


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Yield id and form of each text of a language, commands in backquotes left out."""
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in filter(None, patterns):
                for form in spoken(pattern):
                    yield entry.id.name, re.sub(r"`[^`]*`", "…", form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_free_of_what_crept_in(language: str) -> None:
    patterns = [(re.compile(each), better) for of, each, better, _ in PATTERNS if of == language]
    assert patterns
    faults = [
        f"{name}: “{hit[0]}”: write {better}"
        for name, text in texts_of(language)
        for pattern, better in patterns
        if (hit := pattern.search(text)) and name not in NO_BUTTONS.get(language, ())
    ]
    assert faults == []


@pytest.mark.parametrize(("pattern", "bad"), [(each, bad) for _, each, _, bad in PATTERNS])
def test_each_pattern_finds_its_fault(pattern: str, bad: str) -> None:
    assert re.search(pattern, bad)
