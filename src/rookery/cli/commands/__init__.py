"""The commands: one module each, named after its command and loaded only when called."""
