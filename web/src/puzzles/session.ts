import type { BetterMove, TableSession } from '../table/game_client';
import { distinctNames } from '../words/names';
import { t } from '../words/messages.svelte';
import type { GameView, PuzzleFrame, TableFrame } from '../wire';

/** The bots that lend their names to the opponents in a puzzle. */
const RIVALS = ['learned', 'heuristic', 'greedy', 'tuned', 'search'];

/** Wrap a puzzle as a table session for the game's board. The viewer plays alone, and the first action is the answer; `better` shows the solution. */
export function puzzleSession(
  puzzle: PuzzleFrame,
  answered: boolean,
  better: BetterMove | null,
  onanswer: (action: string) => void,
): TableSession {
  const view = puzzle.view as GameView;
  const you = view.seat as number;
  const bots = view.scores.map((_, seat) =>
    seat === you ? null : RIVALS[(seat - you + view.scores.length) % 5 || 0]!,
  );
  const names = distinctNames(
    bots,
    view.scores.map(() => t('player-you')),
  );
  const seats: TableFrame['seats'] = view.scores.map((_, seat) => ({
    name: names[seat]!,
    guest: seat === you ? 'you' : null,
    program: false,
    bot: bots[seat] ?? null,
    away: false,
    online: true,
    you: seat === you,
    host: seat === you,
    gone_since: null,
    bot_plays: null,
    flags: 0,
  }));
  const frame = {
    kind: 'table',
    table: '',
    version: 1,
    number: 1,
    status: 'running',
    game: puzzle.game,
    options: puzzle.options,
    expansions: puzzle.expansions,
    seats,
    your_seats: [you],
    helps: true,
    hints: false,
    can_take_back: false,
    played_for_you: [],
    clock: null,
    time_control: null,
    view,
    survey: puzzle.survey,
    ending: null,
    proposals: [],
    rematch: null,
    watching: 0,
    moves: [],
    now: 0,
    origin: null,
  } as unknown as TableFrame;
  const nothing = () => {};
  return {
    frame,
    view: answered ? { ...view, choices: [] } : view,
    moves: [],
    names,
    you,
    disabled: answered,
    disconnected: false,
    act: (action) => action !== undefined && onanswer(action),
    takeBack: nothing,
    showRule: (rule) => open(`/rules/${puzzle.game}#${rule}`),
    hint: null,
    advice: [],
    askHint: null,
    playAgain: nothing,
    propose: nothing,
    decline: nothing,
    back: nothing,
    better,
    talk: null,
  };
}
