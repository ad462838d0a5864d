"""HTTP and WebSocket: one file a subject. Handlers translate; what happens is decided in commands and the table service."""
