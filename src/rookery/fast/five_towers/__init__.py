"""5 Towers, compiled: the twin of games/five_towers, the reference implementation."""
