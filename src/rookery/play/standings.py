"""The result of a tournament: one row per bot and per pair, as values, JSON and Markdown."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from rookery.core.interval import Estimate, share_interval
from rookery.play.deal import Forfeit, Host, Time
from rookery.play.residuals import Residual, residuals
from rookery.play.tournament import Meeting, Tournament


@dataclass(frozen=True, slots=True)
class BotRow:
    """A bot over all its games: openskill rating with its uncertainty, share of the wins in either role, time per decision, forfeits."""

    name: str
    rating: float
    uncertainty: float
    share: Estimate
    milliseconds: float
    games: int
    forfeits: int


@dataclass(frozen=True, slots=True)
class PairRow:
    """A challenger against a rival."""

    challenger: str
    rival: str
    share: Estimate
    margin: Estimate | None
    games: int
    decided: bool


@dataclass(frozen=True, slots=True)
class HostRow:
    """A machine that played games, and its residual if others played, too."""

    host: str
    processor: str
    games: int
    residual: Residual | None


@dataclass(frozen=True, slots=True)
class Standings:
    """All rows, strongest bot first, and the last forfeit of each bot that forfeited."""

    seats: int
    bots: tuple[BotRow, ...]
    pairs: tuple[PairRow, ...]
    forfeits: dict[str, Forfeit]
    hosts: tuple[HostRow, ...] = ()


def standings(tournament: Tournament) -> Standings:
    """Return the standings so far, excluding pairs that have not met yet."""
    seats = tournament.terms.setup.seats
    met = [meeting for meeting in tournament.meetings.values() if meeting.deals]
    names = dict.fromkeys(name for pair in tournament.meetings for name in pair)
    ratings = _ratings(met, names)
    rows = [_bot_row(name, met, seats, ratings[name]) for name in names if any(name in meeting.pair for meeting in met)]
    pairs = [PairRow(*meeting.pair, meeting.share, meeting.margin, seats * len(meeting.deals), tournament.finished(meeting.pair)) for meeting in met]
    forfeits = {meeting.pair[side]: meeting.forfeits(side)[-1] for meeting in met for side in (0, 1) if meeting.forfeits(side)}
    return Standings(seats, tuple(sorted(rows, key=lambda row: -row.rating)), tuple(pairs), forfeits, _host_rows(met, seats))


def _bot_row(name: str, met: Sequence[Meeting], seats: int, rating: PlackettLuceRating) -> BotRow:
    shares: list[float] = []
    games = forfeits = 0
    time = Time()
    for meeting in met:
        if name not in meeting.pair:
            continue
        side = meeting.pair.index(name)
        shares += [share if side == 0 else (1 - share) / (seats - 1) for share in meeting.shares]
        games += seats * len(meeting.deals)
        forfeits += len(meeting.forfeits(side))
        time += meeting.time(side)
    return BotRow(name, rating.mu, rating.sigma, share_interval(shares), time.milliseconds, games, forfeits)


def _host_rows(met: Sequence[Meeting], seats: int) -> tuple[HostRow, ...]:
    """Return a row for each machine, by name. Games of earlier releases name none."""
    played: dict[Host, int] = {}
    samples: list[dict[str, list[float]]] = []
    for meeting in met:
        favours = 1 if meeting.share.mean >= 100 / seats else -1  # so that the favourite's wins count in the same direction in all pairs
        samples.append({})
        for number, games in meeting.deals.items():
            if (host := games[0].host) is not None:
                played[host] = played.get(host, 0) + len(games)
                samples[-1].setdefault(host.name, []).append(favours * 100 * meeting.share_in(number))
    found = residuals(samples)
    return tuple(HostRow(*host, games, found.get(host.name)) for host, games in sorted(played.items()))


def _ratings(met: Sequence[Meeting], names: dict[str, None]) -> dict[str, PlackettLuceRating]:
    """Rate the challenger and one rival after every game, deal by deal across all pairs, so that no pair's games all come last."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    deals = sorted({number for meeting in met for number in meeting.deals})
    for number in deals:
        for meeting in met:
            own, rival = meeting.pair
            for seat, game in enumerate(meeting.deals.get(number, ())):
                others = [game.share(other) for other in range(len(game.times)) if other != seat]
                scores = [game.share(seat), max(others)]
                rated = model.rate([[ratings[own]], [ratings[rival]]], scores=scores)
                ratings[own], ratings[rival] = rated[0][0], rated[1][0]
    return ratings


def as_json(found: Standings) -> dict[str, Any]:
    """Return the standings as JSON types; an interval has no ends if one deal gives no error estimate."""
    plain: dict[str, Any] = asdict(found)
    plain["reasons"] = {name: reason for name, (_, reason, _) in plain.pop("forfeits").items()}
    for row, host in zip(plain["hosts"], found.hosts, strict=True):
        if host.residual is not None:
            row["residual"]["large"] = host.residual.large
    for row in (*plain["bots"], *plain["pairs"]):
        for column in ("share", "margin"):
            if row.get(column) is not None:
                row[column] = {name: number if isfinite(number) else None for name, number in zip(Estimate._fields, row[column], strict=True)}
    return plain
