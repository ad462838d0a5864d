"""The command line."""


def main() -> int:
    """Run the command line; placeholder until the commands are there."""
    return 0
