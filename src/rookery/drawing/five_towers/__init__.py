"""Drawings of 5 Towers: cards and towers, and the whole table."""
