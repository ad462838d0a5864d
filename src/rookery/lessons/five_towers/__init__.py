"""The first lesson of 5 Towers."""
