"""Learn to play by proximal policy optimisation (PPO) in self-play: one file, plain PyTorch.

    python ppo.py five-towers                      five minutes on a laptop: prints a learning curve and draws it in runs/
    rookery arena five-towers ppo:Player novice    the trained net as a bot; ROOKERY_NET names its file

A `Batch` plays hundreds or thousands of games at once. All seats share one net, which sees the observation of the seat that acts.
Each seat's decisions form a trajectory of their own: what happens until its next decision is part of its reward.
"""

import json
import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from rookery import GAMES, Setup
from rookery.bots import make_bot
from rookery.bots.twin_match import TwinMatch
from rookery.core.view import View
from rookery.drawing.line_chart import line_chart
from rookery.fast.twins import twin_of
from rookery.play.bot import Bot
from rookery.play.tournament import Terms, Tournament

HERE = Path(__file__).parent
RIVALS = ("uniform", "greedy", "novice", "apprentice", "journeyman")
LAMBDA, CLIP, EPOCHS, MINIBATCHES, VALUE_WEIGHT, LARGEST_GRADIENT = 0.95, 0.2, 3, 8, 0.5, 0.5
LEARNING_RATE, ENTROPY_WEIGHT = 7e-4, 0.01
"""Both fall linearly to a tenth over the training."""
POINTS_WEIGHT = 0.02
"""The reward for a point more than the mean of all seats, beside 1 for a win, so that a net learns from games that it never wins."""


def module(game: str, name: str) -> Any:
    """Return a module of a game's compiled package."""
    return import_module(f"rookery.fast.{game.replace('-', '_')}.{name}")


# --- the nets


def layers(*sizes: int) -> nn.Sequential:
    """Return linear layers, each with normalisation and rectification."""
    return nn.Sequential(*(layer for a, b in pairwise(sizes) for layer in (nn.Linear(a, b), nn.LayerNorm(b), nn.ReLU())))


class TowersNet(nn.Module):
    """5 Towers: one small net looks at each type, since types differ in nothing but their cards; another sees a summary of all five."""

    def __init__(self, seats: int, width: int) -> None:
        super().__init__()
        self.seats = seats
        self.kind = layers(3 * 16 + seats * (1 + 2 * 17), width // 2, width // 2)
        self.body = layers(11 + 9 * seats + width, width, width)
        self.card = layers(width + width // 2, width // 2)
        self.calls, self.cards, self.value = nn.Linear(width, 8), nn.Linear(width // 2, 17), nn.Linear(width, 1)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logit of every action, and the expected reward until the end."""
        head, calls = rows[:, :11], functional.one_hot(rows[:, 14 : 14 + self.seats].long(), 8).flatten(1)
        seats = rows[:, 19 : 19 + 96 * self.seats].unflatten(1, (self.seats, 96))[:, :, 80:]
        towers = seats[:, :, :15].unflatten(2, (5, 3)).transpose(1, 2)
        shown = functional.one_hot(towers[..., ::2].long(), 17).flatten(2)
        piles = rows[:, 499:739].unflatten(1, (3, 5, 16)).transpose(1, 2).flatten(2)
        kinds = self.kind(torch.cat([piles, towers[..., 1] / 16, shown], 2))
        body = self.body(torch.cat([head / 16, calls, seats[:, :, 15] / 16, kinds.mean(1), kinds.amax(1)], 1))
        cards = self.cards(self.card(torch.cat([kinds, body[:, None].expand(-1, 5, -1)], 2)))
        calls = self.calls(body)
        return torch.cat([calls[:, :7], cards[..., 16], cards[..., :16].flatten(1), calls[:, 7:]], 1), self.value(body).squeeze(1)


def make_net(game: str, seats: int, width: int) -> nn.Module:
    """Return an untrained net whose first policy is nearly uniform."""
    net = {"five-towers": TowersNet}[game](seats, width)
    with torch.no_grad():
        for last in (net.calls, net.cards):
            last.weight.mul_(0.01)
    return net


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Return the logits with those of illegal actions replaced by a very low number."""
    return logits.masked_fill(mask == 0, -1e9)


# --- the games


class Games:
    """A batch of running games in memory that PyTorch and the batch share."""

    def __init__(self, options: Namespace) -> None:
        pinned = options.device.startswith("cuda")
        length, actions = module(options.game, "observation").LENGTH, module(options.game, "actions").SEAT_ACTIONS
        shapes = {"observation": (length,), "mask": (actions,), "actor": (), "done": ()}
        made = {name: torch.zeros((options.envs, *shape), dtype=torch.uint8, pin_memory=pinned) for name, shape in shapes.items()}
        made["reward"] = torch.zeros((options.envs, options.seats), pin_memory=pinned)
        made["action"] = torch.zeros(options.envs, dtype=torch.uint8)
        self.shown, self.device = made, options.device
        buffers = {name: tensor.numpy() for name, tensor in made.items()}
        self.batch = module(options.game, "batch").Batch(options.envs, options.seats, options.seed, points=True, **buffers)
        self.totals = torch.zeros((options.envs, options.seats), device=options.device)

    def see(self, name: str) -> Tensor:
        """Return a copy of a buffer on the device."""
        return self.shown[name].to(self.device, copy=True, non_blocking=True)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Apply an action in every game; return every seat's reward, and which games ended."""
        self.shown["action"].copy_(actions)
        self.batch.step()
        points, done = self.see("reward"), self.see("done").bool()
        self.totals += points
        best = self.totals == self.totals.amax(1, keepdim=True)
        wins = best / best.sum(1, keepdim=True) - 1 / best.shape[1]
        self.totals.masked_fill_(done[:, None], 0)
        return POINTS_WEIGHT * (points - points.mean(1, keepdim=True)) + done[:, None] * wins, done


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


@torch.no_grad()
def collect(games: Games, net: nn.Module, count: int) -> Steps:
    """Play this number of steps in all games."""
    rows = []
    for _ in range(count):
        seen, mask, actor = games.see("observation"), games.see("mask"), games.see("actor").long()
        logits, value = net(seen)
        policy = torch.distributions.Categorical(logits=masked(logits, mask), validate_args=False)
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
            logits, value = net(flat.seen[rows])
            policy = torch.distributions.Categorical(logits=masked(logits, flat.mask[rows]), validate_args=False)
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
    """A bot that plays the most likely action of a trained net."""

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = path or os.environ.get("ROOKERY_NET")
        self.nets: dict[tuple[str, int], nn.Module] = {}
        torch.set_num_threads(1)  # a single position is too small a task for more

    def choose(self, view: View, rng: Random) -> str:
        return self.choose_on(twin_of(view), rng)

    def choose_on(self, twin: Any, _rng: Random) -> str:
        legal = twin.legal()
        number = legal[0] if len(legal) == 1 else self.best(twin)
        return str(twin.action(number))

    @torch.inference_mode()
    def best(self, twin: Any) -> int:
        """Return the number of the most likely action."""
        seen, mask = (torch.frombuffer(bytearray(row), dtype=torch.uint8)[None] for row in (twin.observation(), twin.mask()))
        return int(masked(self.net(twin.setup)(seen)[0], mask).argmax())

    def net(self, setup: Setup) -> nn.Module:
        """Return the net for this game and number of seats."""
        key = setup.game, setup.seats
        if key not in self.nets:
            self.nets[key] = load_net(Path(self.path or HERE / "checkpoints" / f"ppo-{setup.game}-{setup.seats}.pt"), *key)
        return self.nets[key]


def load_net(path: Path, game: str, seats: int) -> nn.Module:
    """Return a trained net; raise ValueError if it is for another game."""
    saved = torch.load(path, map_location="cpu", weights_only=True)
    if (saved["game"], saved["seats"]) != (game, seats):
        raise ValueError(f"{path} plays {saved['game']} with {saved['seats']} seats, not {game} with {seats}")
    net = make_net(game, seats, saved["width"])
    net.load_state_dict({name: weights.float() for name, weights in saved["net"].items()})
    return net.eval()


class MakeBot(NamedTuple):
    """The arena's factory: the net of a file, or a built-in bot."""

    game: str
    path: str

    def make(self, name: str) -> Bot:
        return Player(self.path) if name == "net" else make_bot(self.game, name)


def measure(options: Namespace, path: Path) -> dict[str, float]:
    """Return the net's share of the wins in percent against each rival, on paired deals."""
    setup, threads = Setup(options.game, options.seats, expansions=options.expansions), torch.get_num_threads()
    pairs = tuple(("net", rival) for rival in options.rivals)
    terms = Terms(GAMES[options.game], setup, pairs, MakeBot(options.game, str(path)).make, "1", set_up=TwinMatch)
    tournament = Tournament(terms, -(-options.games // options.seats))
    for _ in tournament.play():
        pass
    torch.set_num_threads(threads)
    return {rival: round(meeting.share.mean, 1) for (_, rival), meeting in tournament.meetings.items()}


# --- the program


def save(path: Path, content: dict[str, Any]) -> None:
    """Replace a file atomically."""
    part = path.with_suffix(".part")
    torch.save(content, part)
    part.replace(path)


def train(options: Namespace) -> Iterator[dict[str, Any]]:
    """Train until the budget is spent; yield a point of the learning curve now and then."""
    out = options.out
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    games = Games(options)
    net = make_net(options.game, options.seats, options.width).to(options.device)
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE, eps=1e-5)
    state: dict[str, Any] = {"seconds": 0.0, "steps": 0, "ended": 0, "points": 0}
    weights = {"game": options.game, "seats": options.seats, "width": options.width}
    if options.resume and (out / "state.pt").exists():
        saved = torch.load(out / "state.pt", map_location=options.device, weights_only=True)
        net.load_state_dict(saved["net"])
        optimizer.load_state_dict(saved["optimizer"])
        torch.set_rng_state(saved["random"].cpu())
        state = saved["state"]
    began = time.monotonic() - state["seconds"]
    while True:
        progress = max(state["seconds"] / (60 * options.minutes), state["steps"] / options.steps)
        if progress >= state["points"] / options.points or progress >= 1:
            state["points"] += 1
            path = out / f"net-{state['points'] - 1:02}.pt"
            save(path, weights | {"net": {name: tensor.half() for name, tensor in net.state_dict().items()}})
            save(out / "state.pt", {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "random": torch.get_rng_state(), "state": state})
            paused = time.monotonic()
            yield {**state, "net": path.name, "share": measure(options, path) if options.rivals else {}}
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


def draw(out: Path) -> None:
    """Draw the learning curve so far."""
    points = [json.loads(line) for line in (out / "curve.jsonl").read_text("utf-8").splitlines()]
    lines = {rival: [[(point["seconds"] / 60, point["share"][rival]) for point in points]] for rival in points[0]["share"]}
    (out / "curve.svg").write_text(line_chart("Share of the wins in percent against each rival", "minutes", lines), "utf-8")


def read_options(words: list[str] | None = None) -> Namespace:
    parser = ArgumentParser(description="Train a net by PPO in self-play.")
    parser.add_argument("game", choices=["five-towers"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--expansions", type=lambda text: tuple(filter(None, text.split(","))), default=())
    parser.add_argument("--seed", type=int, default=1, help="on a CPU the same seed and steps give the same net")
    parser.add_argument("--minutes", type=float, default=5, help="time for training, without the measurements")
    parser.add_argument("--steps", type=float, default=1e12, help="number of decisions after which the training ends")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--envs", type=int, help="number of games at once")
    parser.add_argument("--length", type=int, default=64, help="steps of each game between two updates")
    parser.add_argument("--width", type=int, help="width of the layers")
    parser.add_argument("--points", type=int, default=10, help="number of points of the learning curve after the first")
    parser.add_argument("--rivals", nargs="*", default=RIVALS, help="bots for the learning curve")
    parser.add_argument("--games", type=int, default=40, help="games against each rival for a point of the curve")
    parser.add_argument("--out", type=Path, help="folder for the net and the curve")
    parser.add_argument("--resume", action="store_true", help="continue the training in this folder")
    options = parser.parse_args(words)
    fast = options.device.startswith("cuda")
    options.envs = options.envs or (4096 if fast else 256)
    options.width = options.width or (512 if fast else 256)
    options.out = options.out or Path("runs") / f"ppo-{options.game}-{options.seats}-seed{options.seed}"
    return options


def main(options: Namespace) -> None:
    try:
        for point in train(options):
            with (options.out / "curve.jsonl").open("a" if point["points"] > 1 else "w", encoding="utf-8") as file:
                file.write(json.dumps(point) + "\n")
            shares = "  ".join(f"{rival} {share:.0f} %" for rival, share in point["share"].items())
            print(f"\r{point['seconds']:5.0f} s  {point['steps']:,} decisions: wins against {shares}".ljust(110))
            draw(options.out)
    except KeyboardInterrupt:
        print(f"\nStopped. Add --resume to continue from {options.out}.")


if __name__ == "__main__":
    main(read_options())
