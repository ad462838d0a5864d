"""Settings for all tests: the same examples on every run, and no stop-watch, because test machines differ."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile("rookery", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rookery")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a job that a shell has put in the background; programs under test must hear Ctrl+C
    signal.signal(signal.SIGINT, signal.default_int_handler)
