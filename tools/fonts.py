"""Build the fonts for PNG pictures: the client's fonts in one weight, as TrueType for the SVG rasterizer.

The tool needs fontTools and brotli, which nothing else uses: `uv run --with fonttools --with brotli python tools/fonts.py`.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web/node_modules/@fontsource-variable"
TARGET = ROOT / "src/rookery/drawing/art/fonts"
FAMILIES = {"commissioner": "Commissioner Variable", "yanone-kaffeesatz": "Yanone Kaffeesatz Variable"}
SCRIPTS = ("latin", "latin-ext", "cyrillic")
WEIGHT = 700
FAMILY_NAMES = (1, 16)
UNUSED = ("GSUB", "GPOS", "GDEF", "STAT", "DSIG", "fpgm", "prep", "cvt ", "gasp")


def main() -> None:
    for folder, family in FAMILIES.items():
        shutil.copy(SOURCE / folder / "LICENSE", TARGET / f"{folder}-license.txt")
        with TemporaryDirectory() as scratch:
            files = [one_weight(folder, script, Path(scratch)) for script in SCRIPTS]
            font = Merger().merge(list(map(str, files)))
        font["OS/2"].usWeightClass = WEIGHT
        for record in font["name"].names:
            if record.nameID in FAMILY_NAMES:
                record.string = family
        font.save(TARGET / f"{folder}.ttf")


def one_weight(folder: str, script: str, scratch: Path) -> Path:
    """Write one script's glyphs in one weight, without layout and hinting tables."""
    font = instantiateVariableFont(TTFont(SOURCE / folder / "files" / f"{folder}-{script}-wght-normal.woff2"), {"wght": WEIGHT})
    font.flavor = None
    for table in UNUSED:
        if table in font:
            del font[table]
    font.save(scratch / f"{script}.ttf")
    return scratch / f"{script}.ttf"


if __name__ == "__main__":
    main()
