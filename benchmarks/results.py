"""RESULTS.md: one section per benchmark; each benchmark replaces its own."""

from pathlib import Path

from benchmarks.measuring import machine

RESULTS = Path(__file__).parent / "RESULTS.md"


def record(name: str, title: str, command: str, words: str) -> None:
    """Write a section with the date, the machine and the command that reproduces it."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    old = RESULTS.read_text("utf-8") if RESULTS.exists() else "# Results\n"
    if begin not in old:
        old = f"{old}\n{begin}{end}\n"
    before, _, rest = old.partition(begin)
    section = f"{begin}\n## {title}\n\n{machine()}; `{command}`\n\n{words}\n{end}"
    RESULTS.write_text(f"{before}{section}{rest.partition(end)[2]}", "utf-8")
