"""Learn to play as AlphaZero does, by searching with the net: one file, plain PyTorch.

    python alphazero.py five-towers                      ten minutes on a laptop: prints a learning curve and draws it in runs/
    rookery arena five-towers alphazero:Player expert    the trained net with its search as a bot; ROOKERY_NET names its file

The search is Gumbel AlphaZero (Danihelka et al., 2022), which improves the policy with few simulations. It runs on the twins: many
positions at once, so that the net judges thousands of new positions together. Chance is sampled: a new draw at each visit, so a
tree reaches to the next draw and the net judges what may follow. Seats may be more than two: the net expects an outcome for each.
"""

import json
import os
import pickle
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from math import log2
from pathlib import Path
from queue import Empty
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, multiprocessing, nn
from torch.nn import functional

from rookery import Setup
from rookery.bots.measuring import measure
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.drawing.line_chart import line_chart
from rookery.fast.common.rng import Rng
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import make_twin, twin_of
from rookery.play.deal import share_of

HERE = Path(__file__).parent
RIVALS, MINUTES = ("uniform", "greedy", "novice", "apprentice", "journeyman"), 10.0
CHOICES = 32
"""A search considers this many actions of a position, the likeliest ones."""
VISIT_WEIGHT, VALUE_WEIGHT = 50, 0.3
"""How much the values found by a search count against the policy of the net: the paper's c_visit and c_scale."""
ILLEGAL = -1e9
"""The logit of an illegal action."""
POINTS_WEIGHT = 0.02
"""The outcome of a game for a seat is its share of the win, less the fair share, plus this for each point above the mean of all seats."""
LAMBDA = 0.95
"""The target for a value is this part of what came after it, and otherwise the next value."""
LEARNING_RATE, DECAY, REUSE, LARGEST_GRADIENT = 1e-3, 1e-4, 4, 1.0
"""Every position trains the net REUSE times on average. The learning rate falls linearly to a tenth over the training."""


def module(game: str, name: str) -> Any:
    """Return a module of a game's compiled package."""
    return import_module(f"rookery.fast.{game.replace('-', '_')}.{name}")


# --- the nets


def layers(*sizes: int) -> nn.Sequential:
    """Return linear layers, each with normalisation and rectification."""
    return nn.Sequential(*(layer for a, b in pairwise(sizes) for layer in (nn.Linear(a, b), nn.LayerNorm(b), nn.ReLU())))


class TowersNet(nn.Module):
    """5 Towers: one small net looks at each type, since types differ in nothing but their cards; another sees a summary of all five."""

    def __init__(self, seats: int, width: int, values: int) -> None:
        super().__init__()
        self.seats, half = seats, width // 2
        self.kind = layers(3 * 16 + seats * (16 + 1 + 2 * 17), half, half)
        self.body = layers(14 + 9 * seats + width, width, width)
        self.card = layers(width + half, half)
        self.calls, self.cards, self.value = nn.Linear(width, 8), nn.Linear(half, 17), nn.Linear(width, values)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logit of every action, and the values; the offsets are those of rookery/fast/five_towers/observation.py."""
        head, calls = rows[:, :14] / 16, one_hot(rows[:, 14 : 14 + self.seats], 8)
        seats = rows[:, 19 : 19 + 96 * self.seats].unflatten(1, (self.seats, 96))
        cards = seats[..., :80].unflatten(2, (5, 16)).transpose(1, 2).flatten(2) / 4
        towers = seats[..., 80:95].unflatten(2, (5, 3)).transpose(1, 2)
        upper = one_hot(towers[..., ::2], 17).flatten(2)
        piles = rows[:, 499:739].unflatten(1, (3, 5, 16)).transpose(1, 2).flatten(2)
        kinds = self.kind(torch.cat([piles, cards, towers[..., 1] / 16, upper], 2))
        body = self.body(torch.cat([head, calls, seats[..., 95] / 16, kinds.mean(1), kinds.amax(1)], 1))
        chosen = self.cards(self.card(torch.cat([kinds, body[:, None].expand(-1, 5, -1)], 2)))
        calls = self.calls(body)  # bids and pass; then retract
        return torch.cat([calls[:, :7], chosen[..., 16], chosen[..., :16].flatten(1), calls[:, 7:]], 1), self.value(body)


class BoardNet(nn.Module):
    """Carcassonne: one small net looks at each open place with the eight cells around it; another sees a summary of all places."""

    def __init__(self, seats: int, width: int, values: int) -> None:
        super().__init__()
        self.seats = seats
        self.tile = nn.Embedding(4 * 65, 16)  # by type + 1 and quarter turns
        self.head = layers(5 + 2 * 16 + 39 + 11 + 4 * seats + 64 + 8 * 13, width, width)
        self.place = layers(8 * 39 + 36 + width, width, width)
        self.body = layers(3 * width, 2 * width, 2 * width)
        self.turned = layers(3 * width, width)
        self.places, self.others, self.value = nn.Linear(width, 4), nn.Linear(2 * width, 42), nn.Linear(2 * width, values)
        self.register_buffer("around", torch.tensor([(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]), persistent=False)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logit of every action, and the values; the offsets are those of rookery/fast/carcassonne/observation.py."""
        places, leads = rows[:, 1708:2980].unflatten(1, (212, 6)), rows[:, 2980:3828].unflatten(1, (212, 4))
        count = int((places[..., 0] > 0).sum(1).amax().clamp_min(1))  # of rows in use
        places, leads = places[:, :count], leads[:, :count]
        tiles = self.look_at_tiles(rows)
        head = self.head(self.look_at_head(rows, tiles))
        around = self.look_around(rows, places, tiles)
        edges = one_hot(places[..., 2:], 5), one_hot(leads, 4)
        seen = self.place(torch.cat([around, *edges, head[:, None].expand(-1, count, -1)], 2))
        seen = seen * (places[..., :1] > 0)
        body = self.body(torch.cat([head, seen.sum(1) / 32, seen.amax(1)], 1))
        turned = self.places(self.turned(torch.cat([seen, body[:, None].expand(-1, count, -1)], 2)))
        cells = torch.where(places[..., 0] > 0, cell_of(places[..., :2]), 1024)
        window = turned.new_zeros(len(rows), 1025, 4).scatter(1, cells[..., None].expand(-1, -1, 4), turned)
        return torch.cat([self.others(body), window[:, :1024].flatten(1)], 1), self.value(body)

    def look_at_tiles(self, rows: Tensor) -> Tensor:
        """Return the features of every row of tiles, after a row of zeros."""
        tiles, figures = rows[:, 148:564].unflatten(1, (104, 4)), rows[:, 564:1708].unflatten(1, (104, 11))
        codes = self.tile(4 * tiles[..., 2].long() + tiles[..., 3].long())
        numbers = torch.cat([figures[..., 1:2], figures[..., 3:]], 2) / 4
        found = torch.cat([codes, one_hot(figures[..., :1], 6), one_hot(figures[..., 2:3], 8), numbers], 2) * (tiles[..., 2:3] > 0)
        return functional.pad(found, (0, 0, 1, 0))

    def look_at_head(self, rows: Tensor, tiles: Tensor) -> Tensor:
        """Return what is not on the board: the drawn tile, the tile just placed, points and supplies, the tiles to come."""
        codes = self.tile(4 * rows[:, [11, 13]].long()).flatten(1)
        placed = tiles.gather(1, rows[:, 12, None, None].long().expand(-1, 1, tiles.shape[2])).squeeze(1)
        seats = rows[:, 16 : 16 + 4 * self.seats] / 16
        pieces = rows[:, 100:148].unflatten(1, (8, 6))
        pieces = torch.cat([one_hot(pieces[..., :1], 8), pieces[..., 1:] / 4], 2).flatten(1)
        numbers = rows[:, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14]] / 16
        return torch.cat([one_hot(rows[:, :1], 5), codes, placed, numbers, seats, rows[:, 36:100] / 4, pieces], 1)

    def look_around(self, rows: Tensor, places: Tensor, tiles: Tensor) -> Tensor:
        """Return the features of the eight cells around every open place."""
        at = rows[:, 148:564].unflatten(1, (104, 4))
        cells = torch.where(at[..., 2] > 0, cell_of(at[..., :2]), 1024)
        numbers = torch.arange(1, 105, device=rows.device).expand(len(rows), -1)
        window = cells.new_zeros(len(rows), 1025).scatter(1, cells, numbers)
        near = window.gather(1, cell_of(places[:, :, None, :2] + self.around).flatten(1))
        found = tiles.gather(1, near[..., None].expand(-1, -1, tiles.shape[2]))
        return found.unflatten(1, (places.shape[1], 8)).flatten(2)


def cell_of(at: Tensor) -> Tensor:
    """Return the cells of the window for these columns and rows, which are bytes from 128 on."""
    return 32 * ((at[..., 1].long() + 16) % 32) + (at[..., 0].long() + 16) % 32


def one_hot(numbers: Tensor, count: int) -> Tensor:
    """Return the last axis of numbers as `count` zeros and ones each."""
    return functional.one_hot(numbers.long(), count).flatten(-2).float()


def make_net(game: str, seats: int, width: int) -> nn.Module:
    """Return an untrained net whose first policy is nearly uniform."""
    net: nn.Module = {"five-towers": TowersNet, "carcassonne": BoardNet}[game](seats, width, seats)
    with torch.no_grad():
        for name, weights in net.named_parameters():
            if name.split(".")[0] in ("calls", "cards", "places", "others", "value"):
                weights.mul_(0.01)
    return net


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Return the logits with those of illegal actions replaced by a very low number."""
    return logits.float().masked_fill(mask == 0, ILLEGAL)


def judged(net: nn.Module, seen: Tensor) -> tuple[Tensor, Tensor]:
    """Return the logits of all actions and the outcome for each seat from the observer on, computed in half precision on a GPU."""
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
        logits, values = net(seen)
    return logits, values.float()


def stacked(rows: Sequence[bytes], kind: torch.dtype = torch.uint8) -> Tensor:
    """Return rows of numbers as a tensor."""
    return torch.frombuffer(bytearray(b"".join(rows)), dtype=kind).view(len(rows), -1)


# --- the search


class Judged(NamedTuple):
    """What the net thinks of some positions: the likeliest actions with their logits, and the outcome for each seat."""

    numbers: Any
    logits: Any
    values: Any


class Judge:
    """The net, for positions of twins."""

    def __init__(self, net: nn.Module, device: str = "cpu") -> None:
        self.net, self.device = net.eval(), device

    @torch.inference_mode()
    def __call__(self, twins: Sequence[AnyTwin]) -> Judged:
        seen = stacked([twin.observation() for twin in twins]).to(self.device)
        mask = stacked([twin.mask() for twin in twins]).to(self.device)
        logits, values = judged(self.net, seen)
        logits, numbers = masked(logits, mask).topk(min(CHOICES, logits.shape[1]))
        values = values.cpu().numpy()
        actors = np.array([twin.actor for twin in twins])
        seats = np.arange(values.shape[1])
        return Judged(
            numbers.cpu().numpy(),
            np.where((logits > ILLEGAL).cpu().numpy(), logits.cpu().numpy(), -np.inf),
            np.take_along_axis(values, (seats - actors[:, None]) % len(seats), 1),
        )


class Found(NamedTuple):
    """The result of some searches: the action to play, the improved policy over `numbers`, and the net's own expectation."""

    actions: Any
    numbers: Any
    policy: Any
    values: Any


class Search:
    """A search from many positions at once, with one tree for each in arrays: by tree, by node, by choice."""

    def __init__(self, roots: Sequence[AnyTwin], judge: Judge, simulations: int, rng: Rng) -> None:
        self.judge, self.rng, self.rounds = judge, rng, halving(simulations)
        found = judge(roots)
        trees, choices = found.logits.shape
        nodes = 1 + sum(self.rounds)
        self.twins: list[list[AnyTwin | None]] = [[root] + [None] * (nodes - 1) for root in roots]
        self.numbers = np.zeros((trees, nodes, choices), np.int64)
        self.logits = np.full((trees, nodes, choices), -np.inf, np.float32)
        self.values = np.zeros((trees, nodes, found.values.shape[1]), np.float32)
        self.actors = np.zeros((trees, nodes), np.int64)
        self.children = np.zeros((trees, nodes, choices), np.int64)
        self.visits = np.zeros((trees, nodes, choices), np.int64)
        self.sums = np.zeros((trees, nodes, choices), np.float32)
        self.all = np.arange(trees)
        self.add(self.all, 0 * self.all, roots, found)

    def add(self, trees: Any, nodes: Any, twins: Sequence[AnyTwin], judged: Judged) -> None:
        """Store judged positions."""
        self.numbers[trees, nodes], self.logits[trees, nodes], self.values[trees, nodes] = judged
        self.actors[trees, nodes] = [twin.actor for twin in twins]

    def run(self, noise: Any) -> Found:
        """Simulate by sequential halving: the choices that look best at the root share each round; `noise` is added to their logits."""
        allowed, size = np.isfinite(self.logits[:, 0]), 1
        for number in self.rounds:
            worth = np.where(allowed, self.logits[:, 0] + noise + self.bonus(self.all, 0 * self.all), -np.inf)
            best = np.argsort(-worth, 1, kind="stable")[:, :number]
            trees: Any = np.repeat(self.all, best.shape[1])
            choices = best.ravel()
            real = np.take_along_axis(worth, best, 1).ravel() > -np.inf
            self.simulate(trees[real], choices[real], np.tile(np.arange(size, size + best.shape[1]), len(self.all))[real])
            allowed = np.zeros_like(allowed)
            allowed[trees[real], choices[real]] = True
            size += best.shape[1]
        worth = np.where(allowed, self.logits[:, 0] + noise + self.bonus(self.all, 0 * self.all), -np.inf)
        numbers = self.numbers[:, 0]
        policy = softmax(self.logits[:, 0] + self.bonus(self.all, 0 * self.all))
        return Found(numbers[self.all, worth.argmax(1)], numbers, policy, self.values[:, 0])

    def simulate(self, trees: Any, choices: Any, new: Any) -> None:
        """Descend into these different choices of the roots, judge the positions there as the `new` nodes and add their values to the paths."""
        nodes = np.zeros_like(trees)
        rows = np.arange(len(trees))
        paths = [(rows, nodes.copy(), choices.copy())]
        while len(rows := rows[self.children[trees[rows], nodes[rows], choices[rows]] > 0]):
            nodes[rows] = self.children[trees[rows], nodes[rows], choices[rows]]
            choices[rows] = self.descend(trees[rows], nodes[rows])
            paths.append((rows, nodes[rows], choices[rows]))
        values = np.zeros((len(trees), self.values.shape[2]), np.float32)
        open_rows, twins = [], []
        for row, (tree, node, choice) in enumerate(zip(trees.tolist(), nodes.tolist(), choices.tolist(), strict=True)):
            before = self.twins[tree][node]
            assert before is not None, "every inner node has a twin"
            twin = before.copy()
            twin.apply(int(self.numbers[tree, node, choice]))
            drawn = play_forced(twin, self.rng)
            if twin.actor is None:
                values[row] = outcome(twin.scores)
                continue
            if not drawn:  # after a draw the next visit must draw again
                self.children[tree, node, choice] = new[row]
                self.twins[tree][new[row]] = twin
            open_rows.append(row)
            twins.append(twin)
        if twins:
            judged = self.judge(twins)
            values[open_rows] = judged.values
            self.add(trees[open_rows], new[open_rows], twins, judged)
        for path, passed, chosen in paths:
            at = trees[path], passed, chosen
            self.visits[at] += 1
            self.sums[at] += values[path, self.actors[trees[path], passed]]

    def descend(self, trees: Any, nodes: Any) -> Any:
        """Return a choice at each of these inner nodes: the one whose share of visits lags most behind the improved policy."""
        visits = self.visits[trees, nodes]
        policy = softmax(self.logits[trees, nodes] + self.bonus(trees, nodes))
        return (policy - visits / (1 + visits.sum(1, keepdims=True))).argmax(1)

    def bonus(self, trees: Any, nodes: Any) -> Any:
        """Return what the value of each choice adds to its logit; choices without visits have the mean value of the node."""
        visits, own = self.visits[trees, nodes], self.values[trees, nodes, self.actors[trees, nodes]]
        means = self.sums[trees, nodes] / np.maximum(visits, 1)
        policy = softmax(self.logits[trees, nodes]) * (visits > 0)
        total = visits.sum(1)
        mixed = (own + total * (policy * means).sum(1) / np.maximum(policy.sum(1), 1e-9)) / (1 + total)
        return (VISIT_WEIGHT + visits.max(1, keepdims=True)) * VALUE_WEIGHT * np.where(visits > 0, means, mixed[:, None])


def halving(simulations: int) -> list[int]:
    """Return how many choices each round of a search visits: from half the simulations at most 16, until two are left."""
    first = 2
    while 2 * first <= min(16, simulations // 2):
        first *= 2
    rounds, number = [], first
    while number >= 2:
        rounds += [number] * max(1, int(simulations / log2(first) / number))
        number //= 2
    return rounds


def softmax(logits: Any) -> Any:
    """Return the probabilities of each row."""
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def play_forced(twin: AnyTwin, rng: Rng) -> bool:
    """Play draws and single choices until a seat has a choice or the game is over; return whether there was a draw."""
    drawn = False
    while True:
        if twin.actor == CHANCE:
            twin.draw(rng)
            drawn = True
        if len(legal := twin.legal()) != 1:
            return drawn
        twin.apply(legal[0])


def outcome(scores: Sequence[int]) -> list[float]:
    """Return the value of a finished game for each seat."""
    mean = sum(scores) / len(scores)
    return [share_of(scores, seat) - 1 / len(scores) + POINTS_WEIGHT * (score - mean) for seat, score in enumerate(scores)]


# --- self-play


class Sample(NamedTuple):
    """What the net learns from: an observation, the improved policy over some actions, and the outcome by seat from the observer on."""

    seen: bytes
    mask: bytes
    numbers: bytes
    policy: bytes
    value: bytes = b""


KINDS = Sample(torch.uint8, torch.uint8, torch.int16, torch.float16, torch.float32)
"""The types of the numbers in a sample."""


class SelfPlay:
    """Running games of the net against itself."""

    def __init__(self, options: Namespace, seed: int) -> None:
        self.setup = Setup(options.game, options.seats, expansions=options.expansions)
        self.simulations, self.rng, self.noise = options.simulations, Rng(seed), np.random.default_rng(seed)
        self.twins = [self.start() for _ in range(options.envs)]
        self.histories: list[list[tuple[Any, Any, Sample]]] = [[] for _ in self.twins]
        self.ended = 0

    def start(self) -> AnyTwin:
        """Return a new game at its first choice."""
        opener = self.rng.below(self.setup.seats)
        twin = make_twin(Setup(self.setup.game, self.setup.seats, expansions=self.setup.expansions, opener=opener))
        play_forced(twin, self.rng)
        return twin

    def step(self, judge: Judge) -> list[Sample]:
        """Search and play one choice in every game; return the samples of the games that ended."""
        search = Search(self.twins, judge, self.simulations, self.rng)
        found = search.run(self.noise.gumbel(size=search.logits[:, 0].shape))
        numbers, policy = found.numbers.astype(np.int16), found.policy.astype(np.float16)
        ready: list[Sample] = []
        for game, twin in enumerate(self.twins):
            actor = twin.actor
            sample = Sample(twin.observation(), twin.mask(), numbers[game].tobytes(), policy[game].tobytes())
            self.histories[game].append((actor, found.values[game], sample))
            twin.apply(int(found.actions[game]))
            play_forced(twin, self.rng)
            if twin.actor is None:
                ready += self.finish(self.histories[game], twin)
                self.twins[game], self.histories[game] = self.start(), []
        return ready

    def finish(self, history: list[tuple[Any, Any, Sample]], twin: AnyTwin) -> Iterator[Sample]:
        """Yield the samples of a finished game, with a mix of later values and the outcome as their targets."""
        self.ended += 1
        target = np.array(outcome(twin.scores), np.float32)
        for actor, value, sample in reversed(history):
            yield sample._replace(value=np.roll(target, -actor).astype(np.float32).tobytes())
            target = LAMBDA * target + (1 - LAMBDA) * value

    def tidy(self) -> None:
        """Bring everything that has no order into one, so that a pickle continues with the same games."""
        for twin in self.twins:
            twin.arrange()


# --- learning


class Memory:
    """The latest samples, the oldest of which give way to new ones."""

    def __init__(self, most: int) -> None:
        self.samples: list[Sample] = []
        self.most, self.added = most, 0

    def add(self, samples: Sequence[Sample]) -> None:
        for sample in samples:
            if len(self.samples) < self.most:
                self.samples.append(sample)
            else:
                self.samples[self.added % self.most] = sample
            self.added += 1

    def draw(self, count: int, numbers: np.random.Generator, device: str) -> tuple[Tensor, ...]:
        """Return a random batch as tensors."""
        chosen = [self.samples[row] for row in numbers.integers(len(self.samples), size=count)]
        return tuple(stacked(column, kind).to(device) for column, kind in zip(zip(*chosen, strict=True), KINDS, strict=True))


def improve(net: nn.Module, optimizer: torch.optim.Optimizer, batch: tuple[Tensor, ...], progress: float) -> Tensor:
    """Update the net once, its policy towards that of the search, its values towards the outcomes; return both errors."""
    seen, mask, numbers, policy, value = batch
    for group in optimizer.param_groups:
        group["lr"] = LEARNING_RATE * (1 - 0.9 * min(progress, 1))
    net.train()
    logits, values = judged(net, seen)
    likelihoods = masked(logits, mask).log_softmax(1).gather(1, numbers.long())
    error = (values - value).square().sum(1).mean()
    surprise = -(policy.float() * likelihoods).sum(1).mean()
    optimizer.zero_grad()
    (surprise + error).backward()
    nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
    optimizer.step()
    net.eval()
    entropy = -(policy.float() * policy.float().clamp_min(1e-6).log()).sum(1).mean()
    return torch.stack([surprise - entropy, error]).detach()


class Workers:
    """Processes that play with the newest net and send their samples."""

    def __init__(self, options: Namespace, net: nn.Module) -> None:
        context = multiprocessing.get_context("spawn")
        self.weights, self.newest = nn.utils.parameters_to_vector(net.parameters()).detach().cpu().share_memory_(), context.Value("q", 0)
        self.queue = context.Queue(maxsize=8 * options.workers)
        arguments = [(options, options.seed * 1000 + number, self.weights, self.newest, self.queue) for number in range(options.workers)]
        self.processes = [context.Process(target=work, args=each, daemon=True) for each in arguments]
        for process in self.processes:
            process.start()

    def publish(self, net: nn.Module) -> None:
        """Give the workers the newest weights."""
        self.weights.copy_(nn.utils.parameters_to_vector(net.parameters()).detach())
        self.newest.value += 1

    def receive(self) -> list[Sample]:
        """Wait for samples; raise RuntimeError if a worker has ended."""
        while True:
            try:
                samples: list[Sample] = self.queue.get(timeout=5)
                return samples
            except Empty:
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("a worker has ended") from None

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
            process.join()


def work(options: Namespace, seed: int, weights: Tensor, newest: Any, queue: Any) -> None:
    """Play games forever, in a worker process."""
    torch.set_num_threads(1)
    net = make_net(options.game, options.seats, options.width).to(options.device)
    judge, games, known, samples = Judge(net, options.device), SelfPlay(options, seed), -1, []
    while True:
        if known != newest.value:
            known = newest.value
            nn.utils.vector_to_parameters(weights.to(options.device), net.parameters())
        samples += games.step(judge)
        if len(samples) >= 256:
            queue.put(samples)
            samples = []


# --- the trained net as a bot


class Player:
    """A bot that searches with a trained net, without noise. `Policy` plays without a search."""

    simulations = 32

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = path or os.environ.get("ROOKERY_NET")
        self.judges: dict[tuple[str, int], Judge] = {}
        torch.set_num_threads(1)  # a few positions are too small a task for more

    def choose(self, view: View, rng: Random) -> str:
        return self.choose_on(twin_of(view), rng)

    def choose_on(self, twin: AnyTwin, rng: Random) -> str:
        legal = twin.legal()
        number = legal[0] if len(legal) == 1 else self.best(twin, Rng(rng.getrandbits(64)))
        return str(twin.action(number))

    def best(self, twin: AnyTwin, rng: Rng) -> int:
        """Return the number of the best action."""
        judge = self.judge(twin.setup)
        if not self.simulations:
            found = judge([twin])
            return int(found.numbers[0, found.logits[0].argmax()])
        return int(Search([twin], judge, self.simulations, rng).run(0.0).actions[0])

    def judge(self, setup: Setup) -> Judge:
        """Return the net for this game and number of seats."""
        key = setup.game, setup.seats
        if key not in self.judges:
            self.judges[key] = Judge(load_net(Path(self.path or HERE / "checkpoints" / f"alphazero-{setup.game}-{setup.seats}.pt"), *key))
        return self.judges[key]


class Policy(Player):
    """A bot that plays the likeliest action of a trained net."""

    simulations = 0


def save(path: Path, content: dict[str, Any]) -> None:
    """Replace a file atomically."""
    part = path.with_suffix(".part")
    torch.save(content, part)
    part.replace(path)


def save_net(path: Path, options: Namespace, net: nn.Module) -> None:
    """Write a net for play, in half precision."""
    weights = {name: tensor.half() for name, tensor in net.state_dict().items()}
    save(path, {"game": options.game, "seats": options.seats, "width": options.width, "net": weights})


def load_net(path: Path, game: str, seats: int) -> nn.Module:
    """Return a trained net; raise ValueError if it is for another game or number of seats."""
    saved = torch.load(path, map_location="cpu", weights_only=True)
    if (saved["game"], saved["seats"]) != (game, seats):
        raise ValueError(f"{path} plays {saved['game']} with {saved['seats']} seats, not {game} with {seats}")
    net = make_net(game, seats, saved["width"])
    net.load_state_dict({name: weights.float() for name, weights in saved["net"].items()})
    return net.eval()


def shares(options: Namespace, path: Path) -> dict[str, float]:
    """Return the net's share of the wins in percent against each rival."""
    threads = torch.get_num_threads()
    found = measure(Player(path), Setup(options.game, options.seats, expansions=options.expansions), options.rivals, options.games)
    torch.set_num_threads(threads)
    return {rival: round(share.mean, 1) for rival, share in found.items()}


def draw(out: Path) -> None:
    """Draw the learning curve so far."""
    points = [json.loads(line) for line in (out / "curve.jsonl").read_text("utf-8").splitlines()]
    runs = {rival: [[(point["seconds"] / 60, point["share"][rival]) for point in points]] for rival in points[0]["share"]}
    (out / "curve.svg").write_text(line_chart("Share of the wins in percent against each bot", "minutes", runs), "utf-8")


# --- the program


def train(options: Namespace) -> Iterator[dict[str, Any]]:
    """Train until the budget is spent; yield a point of the learning curve now and then."""
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    net = make_net(options.game, options.seats, options.width).to(options.device).eval()
    optimizer = torch.optim.AdamW(net.parameters(), LEARNING_RATE, weight_decay=DECAY)
    state: dict[str, Any] = {"seconds": 0.0, "steps": 0, "updates": 0, "points": 0}
    play, memory, numbers = SelfPlay(options, options.seed), Memory(options.memory), np.random.default_rng(options.seed)
    if options.resume:
        saved = torch.load(options.out / "state.pt", map_location=options.device, weights_only=True)
        net.load_state_dict(saved["net"])
        optimizer.load_state_dict(saved["optimizer"])
        state = saved["state"]
        if not options.workers:  # workers begin new games
            play, memory, numbers = pickle.loads(saved["games"])  # noqa: S301  this program wrote it
    workers = Workers(options, net) if options.workers else None
    judge, learned = Judge(net, options.device), torch.zeros(2)
    began, told = time.monotonic() - state["seconds"], 0.0
    try:
        while True:
            progress = state["steps"] / options.steps if options.steps else state["seconds"] / (60 * options.minutes)
            if state["points"] <= options.points and progress >= min(1, state["points"] / options.points):
                paused = time.monotonic()
                state["points"] += 1
                path = options.out / f"net-{state['points'] - 1:02}.pt"
                save_net(path, options, net)
                play.tidy()
                games = b"" if workers else pickle.dumps((play, memory, numbers))
                save(options.out / "state.pt", {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "state": state, "games": games})
                yield {**state, "net": path.name, "share": shares(options, path) if options.rivals else {}}
                began += time.monotonic() - paused
            if progress >= 1:
                return
            samples = play.step(judge) if workers is None else workers.receive()
            memory.add(samples)
            state["steps"] += len(samples)
            while len(memory.samples) >= options.batch and state["updates"] * options.batch < REUSE * state["steps"]:
                learned = improve(net, optimizer, memory.draw(options.batch, numbers, options.device), progress)
                state["updates"] += 1
            if workers is not None:
                workers.publish(net)
            state["seconds"] = time.monotonic() - began
            if state["seconds"] > told + 1:
                told, (policy, value) = state["seconds"], learned.tolist()
                note = f"{state['updates']:,} updates  errors: policy {policy:.3f}, value {value:.3f}  "
                print(f"\r{told:5.0f} s  {state['steps']:,} decisions  {note}", end="", flush=True)
    finally:
        if workers is not None:
            workers.stop()


def read_options(words: list[str] | None = None) -> Namespace:
    parser = ArgumentParser(description="Train a net in self-play with a search.")
    parser.add_argument("game", choices=["five-towers", "carcassonne"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--expansions", type=lambda text: tuple(filter(None, text.split(","))), default=())
    parser.add_argument("--seed", type=int, default=1, help="on a CPU the same seed and number of steps give the same net")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="time for training, not counting the measurements")
    parser.add_argument("--steps", type=int, help="number of decisions to train on, instead of a time")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--envs", type=int, help="number of games at once")
    parser.add_argument("--width", type=int, help="width of the layers")
    parser.add_argument("--points", type=int, default=10, help="number of points of the learning curve after the first")
    parser.add_argument("--rivals", nargs="*", default=RIVALS, help="bots for the learning curve")
    parser.add_argument("--games", type=int, default=40, help="games against each rival for a point of the curve")
    parser.add_argument("--out", type=Path, help="folder for the nets and the curve")
    parser.add_argument("--resume", action="store_true", help="continue the training in that folder")
    parser.add_argument("--simulations", type=int, default=16, help="simulations of a search in self-play")
    parser.add_argument("--batch", type=int, default=1024, help="number of samples in an update")
    parser.add_argument("--memory", type=int, help="number of samples to learn from")
    parser.add_argument("--workers", type=int, default=0, help="processes that play; with none, games and learning take turns")
    options = parser.parse_args(words)
    fast, towers = options.device.startswith("cuda"), options.game == "five-towers"
    options.envs = options.envs or ((256 if towers else 64) if fast else (64 if towers else 16))
    options.width = options.width or ((256 if towers else 128) if fast else (128 if towers else 64))
    options.memory = options.memory or ((500_000 if towers else 200_000) if fast else 50_000)
    options.out = options.out or Path("runs") / f"alphazero-{options.game}-{options.seats}-seed{options.seed}"
    return options


def main(options: Namespace) -> None:
    curve = options.out / "curve.jsonl"
    if options.resume != (options.out / "state.pt").exists():
        found, advice = ("no", "leave out") if options.resume else ("a", "add")
        sys.exit(f"{options.out} has {found} training to continue: {advice} --resume, or choose another --out")
    try:
        for point in train(options):
            with curve.open("a", encoding="utf-8") as file:
                file.write(json.dumps(point) + "\n")
            wins = ", ".join(f"{rival} {share:.0f} %" for rival, share in point["share"].items())
            print(f"\r{point['seconds']:5.0f} s  {point['steps']:,} decisions; wins against {wins}".ljust(110), flush=True)
            draw(options.out)
    except KeyboardInterrupt:
        print(f"\nStopped. The same command with --resume continues from the last point of the curve in {options.out}.")


if __name__ == "__main__":
    main(read_options())
