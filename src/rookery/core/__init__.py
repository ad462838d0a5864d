"""The contract every game keeps. Standard library only; no clock, no randomness, no input or output."""
