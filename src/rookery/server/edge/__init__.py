"""The edge: HTTP and WebSocket, and nothing else.

The edge admits clients, limits what a connection may cost, and turns each request into one call of a room below it. It promises that no
exception reaches a client as a traceback and that every response carries the security headers.
"""
