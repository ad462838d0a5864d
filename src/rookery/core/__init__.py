"""The interface that every game implements. Standard library only; no clock, no randomness, no input or output."""
