"""The routes of the HTTP API, the socket and the pages, one module per subject."""
