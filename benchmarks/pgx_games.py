"""Baseline 2: batched Pgx games, compiled by JAX for one CPU core.

Runs in the `make bench` environment with Pgx, and prints its rates as JSON.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found]

from benchmarks.measuring import Rate, rate

GAMES = ("backgammon", "connect_four")
AT_ONCE = 1024
STEPS = 32


def measure(name: str) -> Rate:
    return rate(f"Pgx {version('pgx')} on JAX {version('jax')}, {name}: batched steps, {AT_ONCE} games at once", batched(name))


def batched(name: str) -> Callable[[], int]:
    """Step random players in one compiled loop with automatic restarts."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> tuple[Any, None]:
        choosing, nature = jax.random.split(key)
        actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return step(state, actions, jax.random.split(nature, AT_ONCE)), None

    loop = jax.jit(lambda state, key: jax.lax.scan(move, state, jax.random.split(key, STEPS))[0])
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), AT_ONCE))]

    def play() -> int:
        states[0] = jax.block_until_ready(loop(states[0], jax.random.PRNGKey(1)))
        return AT_ONCE * STEPS

    return play


if __name__ == "__main__":
    json.dump([(found.what, found.each) for found in map(measure, GAMES)], sys.stdout)
