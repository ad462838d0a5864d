"""Work that takes seconds of CPU time: bots, hints and analyses, in worker processes with a lower priority than the server."""
