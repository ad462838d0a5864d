"""The finished games of a guest: statistics with ratings, pages of results, opponents, habits, and records to download."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Container, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Final

from rookery.bots.kit import bot_kit
from rookery.core.record_text import write_json
from rookery.games import GAMES
from rookery.play.habits import NEEDED, Mistake, habits
from rookery.server import wire
from rookery.server.background import beside
from rookery.server.frames.history import read_records
from rookery.server.storage import StorageError
from rookery.server.storage.analyses import AnalysisStore
from rookery.server.storage.guests import GuestStore
from rookery.server.storage.logs import LogStore
from rookery.server.storage.ratings import Strength, player_of
from rookery.server.storage.results import AnalysedGame, GameResults, Leak, RatedGame, Result, ResultStore, SeatInsight
from rookery.server.thinking.analyses import read_steps

RESULTS_READ: Final = 2000
"""Statistics and opponents count at most this many seats, from the latest finished games."""
RATINGS_READ: Final = 200
"""The number of latest games with known rating changes, for each number of seats."""
HABITS_READ: Final = 100
"""Habits follow from at most this many of the latest analysed games."""
RECENT: Final = 30
OPPONENTS: Final = 6
EXPORTED: Final = 2000
"""Maximum number of records in one file, latest games first."""
PAGE: Final = 50
NEVER: Final = 2**62


@dataclass(frozen=True, slots=True)
class PastGames:
    """The finished games of guests. Exports take turns, so opening a table waits for at most one table of an export."""

    results: ResultStore
    guests: GuestStore
    analyses: AnalysisStore
    logs: LogStore
    exporting: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def is_new_to(self, guest: str, game: str) -> bool:
        """Return whether a guest has finished no game of this kind."""
        return not await self.results.games_of(guest, game, NEVER, 1)

    async def statistics(self, guest: str) -> list[wire.people.Statistics]:
        """Return statistics of a guest, one per game, with ratings that include every game that has ended."""
        await self._rate()
        rated = await self.results.ratings(guest, RATINGS_READ)
        own = [result for result in await self.results.of_guest(guest, RESULTS_READ) if result.guest == guest]
        games = groupby(sorted(own, key=lambda result: result.game), key=lambda result: result.game)
        return [_statistics(game, list(played), [one for one in rated if one.game == game]) for game, played in games]

    async def page(self, guest: str, game: str | None, before: int | None, limit: int) -> wire.people.ResultsFrame:
        """Return a page of a guest's finished games, latest first."""
        await self._rate()
        limit = max(1, min(limit, PAGE))
        until = NEVER if before is None else max(0, min(before, NEVER))
        games = [await self._with_insight(one) for one in await self.results.games_of(guest, game, until, limit)]
        names = await self.guests.names({seat.guest for one in games for seat in one.seats if seat.guest})
        changes = _changes(await self.results.ratings(guest, RATINGS_READ))
        frames = tuple(_frame(one, guest, names, changes) for one in games)
        return wire.people.ResultsFrame(frames, frames[-1].at if len(frames) >= limit else None)

    async def opponents(self, guest: str) -> list[wire.people.OpponentFrame]:
        """Return the most frequent opponents of a guest, people before bots."""
        results = await self.results.of_guest(guest, RESULTS_READ)
        met: Counter[str] = Counter()
        ahead: Counter[str] = Counter()
        behind: Counter[str] = Counter()
        by_game = sorted(results, key=lambda result: (result.table, result.number))
        for _, seats in groupby(by_game, key=lambda result: (result.table, result.number)):
            everybody = list(seats)
            own = next((seat for seat in everybody if seat.guest == guest), None)
            for other in everybody if own is not None else ():
                player = player_of(other)
                if own is None or player is None or player == guest:
                    continue
                met[player] += 1
                ahead[player] += own.place < other.place
                behind[player] += own.place > other.place
        favourites = sorted(met, key=lambda player: (player.startswith("bot:"), -met[player], player))[:OPPONENTS]
        names = await self.guests.names(favourites)
        return [
            wire.people.OpponentFrame(
                name=names.get(player, ""),
                bot=player.removeprefix("bot:") if player.startswith("bot:") else None,
                played=met[player],
                ahead=ahead[player],
                behind=behind[player],
            )
            for player in favourites
        ]

    async def habits(self, guest: str) -> list[wire.people.HabitsFrame]:
        """Return the habits of a guest in each game that knows kinds of mistakes."""
        analysed = [await self._with_leaks(one) for one in await self.results.analysed(guest, HABITS_READ)]
        kinds = {game: set(bot_kit(game).habits) for game in GAMES}
        return [_habits(game, known, [one for one in analysed if one.result.game == game]) for game, known in kinds.items() if known]

    async def records(self, guest: str) -> AsyncIterator[bytes]:
        """Yield the records of a guest's finished games, latest first, as JSON lines; read one table at a time."""
        played = await self.results.games_of(guest, None, NEVER, EXPORTED)
        numbers = [(game.seats[0].table, game.seats[0].number) for game in played]
        for table, games in groupby(numbers, key=lambda one: one[0]):
            async with self.exporting:
                lines = await beside(_record_lines, table, [number for _, number in games], await self.logs.read(table))
            yield lines

    async def _rate(self) -> None:
        """Update the ratings, unless the store cannot write."""
        with suppress(StorageError):
            await self.results.rate_games()

    async def _with_insight(self, game: GameResults) -> GameResults:
        """Add the findings of a finished analysis to a game. They are stored with the results, because deriving them means reading every step."""
        if game.insight[0][0] is not None:
            return game
        first = game.seats[0]
        known = await self.analyses.find(first.table, first.number)
        if known is None or known.state != "done":
            return game
        found = await self._derive(first)
        return game._replace(insight=tuple((one.luck, one.choices) for one in found))

    async def _with_leaks(self, game: AnalysedGame) -> AnalysedGame:
        """Add the cost of a seat's mistakes."""
        return game if game.leaks is not None else game._replace(leaks=(await self._derive(game.result))[game.result.seat].leaks)

    async def _derive(self, one: Result) -> tuple[SeatInsight, ...]:
        """Derive and store the findings of a finished analysis."""
        found = await beside(insight_of, one.game, await self.analyses.parts(one.table, one.number), one.seats)
        await self.results.keep_insight(one.table, one.number, found)
        return found


def _statistics(game: str, played: list[Result], rated: list[RatedGame]) -> wire.people.Statistics:
    return wire.people.Statistics(
        game=game,
        played=len(played),
        won=sum(1 / result.shared for result in played if result.place == 1),
        mean_score=sum(result.score for result in played) / len(played),
        best_score=max(result.score for result in played),
        since=min(result.at for result in played),
        ratings=tuple(_rating(seats, list(games)) for seats, games in groupby(rated, key=lambda one: one.seats)),
    )


def _rating(seats: int, games: list[RatedGame]) -> wire.people.RatingFrame:
    told = [_told(one) for one in games]
    return wire.people.RatingFrame(seats, games[-1].games, told[-1], tuple(rating for rating in told if rating is not None)[-RECENT:])


def _told(one: RatedGame) -> int | None:
    return Strength(one.mu, one.sigma, one.games).told


def _changes(rated: list[RatedGame]) -> dict[tuple[str, int], int]:
    """Return the rating change caused by each game that followed a published rating."""
    found = {}
    for _, games in groupby(rated, key=lambda one: (one.game, one.seats)):
        earlier = None
        for one in games:
            now = _told(one)
            if earlier is not None and now is not None:
                found[one.table, one.number] = now - earlier
            earlier = now
    return found


def _frame(game: GameResults, guest: str, names: dict[str, str], changes: dict[tuple[str, int], int]) -> wire.people.ResultFrame:
    own = next(seat for seat in game.seats if seat.guest == guest)
    luck, choices = game.insight[own.seat]
    return wire.people.ResultFrame(
        table=own.table,
        number=own.number,
        game=own.game,
        at=own.at,
        ending=own.ending,
        seat=own.seat,
        scores=tuple(seat.score for seat in game.seats),
        places=tuple(seat.place for seat in game.seats),
        names=tuple(names.get(seat.guest or "", "") for seat in game.seats),
        bots=tuple(seat.bot for seat in game.seats),
        change=changes.get((own.table, own.number)),
        unrated=own.unrated or (None if own.rated else "deal"),
        luck=luck,
        choices=choices,
    )


def insight_of(game: str, parts: Sequence[bytes], seats: int) -> tuple[SeatInsight, ...]:
    """Return for each seat the change in its expected points from all draws and from its own choices, and the cost of its mistakes."""
    read = read_steps(parts)
    luck = [sum(step.luck[seat] for step in read if step.luck is not None) for seat in range(seats)]
    choices = [sum(step.points[seat] - last.points[seat] for last, step in pairwise(read) if step.seat == seat) for seat in range(seats)]
    return tuple(map(SeatInsight, luck, choices, _leaks_of(game, read, seats)))


def _leaks_of(game: str, steps: Sequence[wire.insight.AnalysedStep], seats: int) -> list[tuple[Leak, ...]]:
    """Return the cost of each kind of mistake to each seat, measured by its expected lead over the best other seat."""
    kit, round_ = bot_kit(game), 0
    lost: dict[tuple[int, str], list[tuple[float, int]]] = {}
    for last, step in pairwise(steps):
        if step.seat is None:
            round_ += last.seat is not None or last.number == 0
            continue
        made = next((choice for choice in step.choices[1:] if choice.explanations), None)  # besides the best, only the one played is explained
        if made is None:
            continue
        reason = made.explanations[0].label.removeprefix("advice-not-")
        kind = kit.habit_of(Mistake(round_, made.action, tuple(choice.action for choice in step.choices), reason))
        if kind is not None:
            lost.setdefault((step.seat, kind), []).append((_lead(last, step.seat) - _lead(step, step.seat), step.number))
    leaks = [(seat, Leak(kind, round(sum(points for points, _ in one), 1), max(one)[1])) for (seat, kind), one in lost.items()]
    return [tuple(leak for of, leak in leaks if of == seat) for seat in range(seats)]


def _lead(step: wire.insight.AnalysedStep, seat: int) -> float:
    return step.points[seat] - max(points for other, points in enumerate(step.points) if other != seat)


def _habits(game: str, known: Container[str], analysed: Sequence[AnalysedGame]) -> wire.people.HabitsFrame:
    """Return the habits of a guest in one game. A seat without mistakes counts as well."""
    leaks = [{leak.kind: leak for leak in one.leaks or () if leak.kind in known} for one in analysed]
    found = []
    for habit in habits([{kind: leak.points for kind, leak in one.items()} for one in leaks]):
        costs = [(one[habit.kind].points, at) for at, one in enumerate(leaks) if habit.kind in one]
        example = analysed[max(costs)[1]]
        at = leaks[max(costs)[1]][habit.kind].step
        cost, error = round(habit.points, 1), round(habit.error, 1)
        found.append(wire.people.HabitFrame(habit.kind, cost, error, habit.games, example.result.table, example.result.number, at))
    return wire.people.HabitsFrame(game, len(analysed), NEEDED, tuple(found))


def _record_lines(table: str, numbers: Iterable[int], entries: Iterable[bytes]) -> bytes:
    return "".join(f"{write_json(record)}\n" for record in read_records(table, numbers, entries)).encode()
