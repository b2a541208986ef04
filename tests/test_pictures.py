"""The pictures of the pages are small, because the README is read on phones too."""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PICTURES = sorted((ROOT / "docs" / "pictures").iterdir())
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
MAX_BYTES = 200_000
MAX_BYTES_MOVING = 1_500_000


def test_every_picture_is_small_and_one_moves() -> None:
    moving = []
    for path in PICTURES:
        limit = MAX_BYTES
        if path.suffix == ".webp":
            with Image.open(path) as picture:
                if getattr(picture, "is_animated", False):
                    limit = MAX_BYTES_MOVING
                    moving.append(path.name)
        assert path.stat().st_size <= limit, path.name
    assert moving == ["turn.webp"]
    assert any("turn.webp" in page.read_text("utf-8") for page in PAGES)
