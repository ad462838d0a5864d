"""Learn to play by proximal policy optimisation (PPO) in self-play: one file, plain PyTorch.

    python ppo.py five-towers                      five minutes on a laptop: prints a learning curve and draws it in runs/
    rookery arena five-towers ppo:Player novice    the trained net as a bot; ROOKERY_NET names its file

A `Batch` plays hundreds or thousands of games at once. All seats share one net, which sees the observation of the seat that acts.
Each seat's decisions form a trajectory of their own: what happens until its next decision is part of its reward.
"""

import json
import os
import pickle
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy
import torch
from torch import Tensor, nn
from torch.nn import functional

from rookery import Setup
from rookery.bots.measuring import measure
from rookery.core.view import View
from rookery.drawing.line_chart import line_chart
from rookery.fast.common.twin import AnyTwin
from rookery.fast.twins import twin_of

HERE = Path(__file__).parent
RIVALS, MINUTES = ("uniform", "greedy", "novice", "apprentice", "journeyman"), 5.0
LAMBDA, CLIP, EPOCHS, MINIBATCHES, VALUE_WEIGHT, LARGEST_GRADIENT = 0.95, 0.2, 3, 8, 0.5, 0.5
LEARNING_RATE, ENTROPY_WEIGHT = 7e-4, 0.01
"""Both fall linearly to a tenth over the training."""
POINTS_WEIGHT = 0.02
"""The reward for a point more than the mean of all seats, beside 1 for a win, so that a net learns from games that it never wins."""
ILLEGAL = -1e9
"""The logit of an illegal action."""


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
    net: nn.Module = {"five-towers": TowersNet, "carcassonne": BoardNet}[game](seats, width, 1)
    with torch.no_grad():
        for name, weights in net.named_parameters():
            if name.split(".")[0] in ("calls", "cards", "places", "others", "value"):
                weights.mul_(0.01)
    return net


def masked(logits: Tensor, mask: Tensor) -> torch.distributions.Categorical:
    """Return the policy of these logits over the legal actions."""
    return torch.distributions.Categorical(logits=logits.float().masked_fill(mask == 0, ILLEGAL), validate_args=False)


# --- the games


class Games:
    """A batch of running games in memory that it shares with PyTorch."""

    def __init__(self, options: Namespace) -> None:
        pinned, seats, envs = options.device.startswith("cuda"), options.seats, options.envs
        length, actions = module(options.game, "observation").LENGTH, module(options.game, "actions").SEAT_ACTIONS
        made = {
            name: torch.zeros((envs, *shape), dtype=kind, pin_memory=pinned)
            for name, shape, kind in (
                ("observation", (length,), torch.uint8),
                ("mask", (actions,), torch.uint8),
                ("actor", (), torch.uint8),
                ("reward", (seats,), torch.float32),
                ("done", (), torch.uint8),
                ("action", (), torch.int64),
            )
        }
        arguments = {"points": True} | ({"expansions": options.expansions} if options.expansions else {})
        buffers = {name: tensor.numpy() for name, tensor in made.items()}
        self.batch = module(options.game, "batch").Batch(envs, seats, options.seed, **arguments, **buffers)
        self.buffers, self.device = made, options.device
        self.totals = torch.zeros((envs, seats), device=options.device)

    def see(self, name: str) -> Tensor:
        """Return a copy of a buffer on the device."""
        return self.buffers[name].to(self.device, copy=True, non_blocking=True)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Apply an action in every game; return every seat's reward, and which games ended."""
        self.buffers["action"].copy_(actions)
        self.batch.step()
        points, done = self.see("reward"), self.see("done").bool()
        self.totals += points
        best = self.totals == self.totals.amax(1, keepdim=True)
        wins = best / best.sum(1, keepdim=True) - 1 / best.shape[1]
        self.totals.masked_fill_(done[:, None], 0)
        return POINTS_WEIGHT * (points - points.mean(1, keepdim=True)) + done[:, None] * wins, done

    def stow(self) -> dict[str, Any]:
        """Return everything that a resumed training needs."""
        return {"batch": pickle.dumps(self.batch), "totals": self.totals.cpu()}

    def resume(self, stowed: dict[str, Any]) -> None:
        """Continue with stowed games."""
        self.batch = pickle.loads(stowed["batch"])  # noqa: S301  this program wrote it
        self.buffers = {name: torch.from_numpy(numpy.asarray(buffer)) for name, buffer in self.batch.buffers.items()}
        self.totals.copy_(stowed["totals"])


class Steps(NamedTuple):
    """Decisions, one row for each step of all games."""

    seen: Tensor
    mask: Tensor
    actor: Tensor
    action: Tensor
    likelihood: Tensor
    value: Tensor
    reward: Tensor
    done: Tensor


def judged(net: nn.Module, seen: Tensor) -> tuple[Tensor, Tensor]:
    """Return the logits of all actions and the expected reward until the end, computed in half precision on a GPU."""
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
        logits, value = net(seen)
    return logits, value.float().squeeze(1)


@torch.no_grad()
def collect(games: Games, net: nn.Module, count: int) -> Steps:
    """Play this number of steps in all games."""
    rows = []
    for _ in range(count):
        seen, mask, actor = games.see("observation"), games.see("mask"), games.see("actor").long()
        logits, value = judged(net, seen)
        policy = masked(logits, mask)
        action = policy.sample()
        rows.append(Steps(seen, mask, actor, action, policy.log_prob(action), value, *games.step(action)))
    return Steps(*(torch.stack(column) for column in zip(*rows, strict=True)))


def advantages(steps: Steps) -> tuple[Tensor, Tensor]:
    """Return the generalised advantage estimate of every decision, and which decisions have one.

    The last decision of a seat in an unfinished game has none: it only serves as the estimate for the decision before it.
    """
    found, known = torch.zeros_like(steps.value), torch.zeros_like(steps.done)
    next_value, next_found, reward = (torch.zeros_like(steps.reward[0]) for _ in range(3))
    next_known = torch.zeros_like(reward, dtype=torch.bool)
    for now in reversed(range(len(steps.done))):
        ended, actor = steps.done[now, :, None], steps.actor[now, :, None]
        next_value, next_found, reward = (kept.masked_fill(ended, 0) for kept in (next_value, next_found, reward))
        next_known = next_known | ended
        reward = reward + steps.reward[now]
        value = steps.value[now, :, None]
        error = reward.gather(1, actor) + next_value.gather(1, actor) - value
        known[now] = next_known.gather(1, actor).squeeze(1)
        advantage = (error + LAMBDA * next_found.gather(1, actor)) * known[now, :, None]
        found[now] = advantage.squeeze(1)
        next_value, next_found = next_value.scatter(1, actor, value), next_found.scatter(1, actor, advantage)
        next_known, reward = next_known.scatter(1, actor, True), reward.scatter(1, actor, 0.0)
    return found, known


# --- learning


def improve(net: nn.Module, optimizer: torch.optim.Optimizer, steps: Steps, progress: float) -> dict[str, float]:
    """Update the net by these decisions; `progress` is the elapsed part of the training."""
    found, known = advantages(steps)
    flat = Steps(*(column.flatten(0, 1) for column in steps))
    found, returns = found.flatten(), (found + steps.value).flatten()
    usable = known.flatten().nonzero().squeeze(1)
    fade = 1 - 0.9 * min(progress, 1)
    for group in optimizer.param_groups:
        group["lr"] = LEARNING_RATE * fade
    sums = torch.zeros(4, device=found.device)
    for _ in range(EPOCHS):
        for rows in usable[torch.randperm(len(usable)).to(usable.device)].chunk(MINIBATCHES):
            logits, value = judged(net, flat.seen[rows])
            policy = masked(logits, flat.mask[rows])
            ratio = (policy.log_prob(flat.action[rows]) - flat.likelihood[rows]).exp()
            advantage = (found[rows] - found[rows].mean()) / (found[rows].std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            error = (value - returns[rows]).square().mean()
            entropy = policy.entropy().mean()
            optimizer.zero_grad()
            (VALUE_WEIGHT * error - gain - ENTROPY_WEIGHT * fade * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
            optimizer.step()
            sums += torch.stack([entropy, error, returns[rows].var(), (ratio - 1 - ratio.log()).mean()]).detach()
    entropy, error, spread, change = (sums / (EPOCHS * MINIBATCHES)).tolist()
    return {"entropy": entropy, "explained": 1 - error / max(spread, 1e-9), "change": change}


# --- the trained net as a bot


class Player:
    """A bot that plays by a trained net: the likelier an action, the more so, since it cools the policy to this temperature."""

    temperature = 0.25

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = path or os.environ.get("ROOKERY_NET")
        self.nets: dict[tuple[str, int], nn.Module] = {}
        torch.set_num_threads(1)  # a single position is too small a task for more

    def choose(self, view: View, rng: Random) -> str:
        return self.choose_on(twin_of(view), rng)

    def choose_on(self, twin: AnyTwin, rng: Random) -> str:
        legal = twin.legal()
        number = legal[0] if len(legal) == 1 else rng.choices(range(len(policy := self.policy(twin))), policy)[0]
        return str(twin.action(number))

    @torch.inference_mode()
    def policy(self, twin: AnyTwin) -> list[float]:
        """Return the probability of every action."""
        net = self.net(twin.setup)
        seen, mask = (torch.frombuffer(bytearray(row), dtype=torch.uint8)[None] for row in (twin.observation(), twin.mask()))
        probabilities: list[float] = masked(net(seen)[0] / self.temperature, mask).probs[0].tolist()
        return probabilities

    def net(self, setup: Setup) -> nn.Module:
        """Return the net for this game and number of seats."""
        key = setup.game, setup.seats
        if key not in self.nets:
            self.nets[key] = load_net(Path(self.path or HERE / "checkpoints" / f"ppo-{setup.game}-{setup.seats}.pt"), *key)
        return self.nets[key]


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
    net = make_net(options.game, options.seats, options.width).to(options.device)
    games = Games(options)
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE, eps=1e-5)
    state: dict[str, Any] = {"seconds": 0.0, "steps": 0, "ended": 0, "points": 0}
    if options.resume:
        saved = torch.load(options.out / "state.pt", map_location="cpu", weights_only=True)
        net.load_state_dict(saved["net"])
        optimizer.load_state_dict(saved["optimizer"])
        games.resume(saved["games"])
        torch.set_rng_state(saved["random"])
        state = saved["state"]
    began = time.monotonic() - state["seconds"]
    while True:
        progress = state["steps"] / options.steps if options.steps else state["seconds"] / (60 * options.minutes)
        if state["points"] <= options.points and progress >= min(1, state["points"] / options.points):
            paused = time.monotonic()
            path = options.out / f"net-{state['points']:02}.pt"
            save_net(path, options, net)
            point = {**state, "net": path.name, "share": shares(options, path) if options.rivals else {}}
            state["points"] += 1
            kept = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "games": games.stow(), "random": torch.get_rng_state()}
            save(options.out / "state.pt", kept | {"state": state})
            yield point
            began += time.monotonic() - paused
        if progress >= 1:
            return
        steps = collect(games, net, options.length)
        state["steps"] += steps.done.numel()
        state["ended"] += int(steps.done.sum())
        learned = improve(net, optimizer, steps, progress)
        state["seconds"] = time.monotonic() - began
        note = "  ".join(f"{name} {value:.3f}" for name, value in learned.items())
        print(f"\r{state['seconds']:5.0f} s  {state['steps']:,} decisions  {state['ended']:,} games  {note}  ", end="", flush=True)


def read_options(words: list[str] | None = None) -> Namespace:
    parser = ArgumentParser(description="Train a net by PPO in self-play.")
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
    parser.add_argument("--length", type=int, default=64, help="steps of each game between two updates")
    options = parser.parse_args(words)
    fast, towers = options.device.startswith("cuda"), options.game == "five-towers"
    options.envs = options.envs or ((4096 if towers else 1024) if fast else (256 if towers else 32))
    options.width = options.width or ((256 if towers else 128) if fast else (128 if towers else 64))
    options.out = options.out or Path("runs") / f"ppo-{options.game}-{options.seats}-seed{options.seed}"
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
