"""Bots for 5 Towers."""
