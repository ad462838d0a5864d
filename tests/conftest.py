"""Settings for all tests: the same examples on every run, and no stop-watch, because test machines differ."""

from hypothesis import HealthCheck, settings

settings.register_profile("rookery", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rookery")
