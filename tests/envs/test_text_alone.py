"""Without the packages of `rookery[envs]`, the text environment works, and everything else says what to install."""

import subprocess
import sys

HIDDEN = "import sys; sys.modules |= dict.fromkeys(['gymnasium', 'numpy', 'pettingzoo', 'pufferlib', 'pyspiel'])\n"
PROGRAM = """
import importlib
from rookery import envs
from rookery.envs.text import TextEnv

env = TextEnv("five-towers")
env.reset(seed=1)
print(env.get_observation()[0] is not None)
for use in (
    lambda: envs.aec("five-towers"),
    lambda: envs.single("five-towers"),
    lambda: envs.vector("five-towers", 2),
    lambda: importlib.import_module("rookery.envs.openspiel"),
    lambda: importlib.import_module("rookery.envs.puffer"),
):
    try:
        use()
    except ImportError as error:
        print(error)
"""


def test_without_its_packages_an_environment_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", HIDDEN + PROGRAM], capture_output=True, check=True, text=True)
    first, *others = done.stdout.splitlines()
    assert first == "True"
    assert len(others) == 5
    assert all(line.endswith("is not installed: pip install 'rookery[envs]'") for line in others)
