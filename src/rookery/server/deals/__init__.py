"""Games with the same draws for everybody (daily games and challenges), and puzzles."""
