"""The first lesson of Carcassonne."""
