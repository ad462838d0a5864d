"""5 Towers in words."""
