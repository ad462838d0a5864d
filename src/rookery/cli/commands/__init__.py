"""The commands: one module each, named after its command, loaded only when it is called."""
