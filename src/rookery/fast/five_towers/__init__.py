"""5 Towers, compiled: the twin of games/five_towers, which is the authority."""
