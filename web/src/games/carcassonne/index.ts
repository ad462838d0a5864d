import type { GameClient } from '../../game_client';
import AnimatedTable from './AnimatedTable.svelte';
import AskedChoices from './AskedChoices.svelte';
import { loadCatalogue } from './catalogue.svelte';
import { lines } from './log_text';
import { canPoint, pointedLine } from './pointed_line.svelte';
import Progress from './Progress.svelte';
import { captionAt, turnsOf } from './replay_turns';
import ReplayBoard from './ReplayBoard.svelte';
import ReplayTurns from './ReplayTurns.svelte';

export const client: GameClient = {
  board: AnimatedTable,
  prepare: () => void loadCatalogue(),
  logLines: lines,
  point: { can: canPoint, at: (line) => (pointedLine.line = line) },
  title: () => '',
  showsPeople: true,
  progress: Progress as GameClient['progress'],
  asked: AskedChoices as GameClient['asked'],
  replay: ReplayBoard as GameClient['replay'],
  turns: ReplayTurns,
  stops: (history) => turnsOf(history.steps).map((turn) => turn.last),
  caption: captionAt,
};
