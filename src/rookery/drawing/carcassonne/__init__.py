"""Drawings of Carcassonne: tiles, figures, and the whole board."""
