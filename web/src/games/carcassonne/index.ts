import type { GameClient } from '../../table/game_client';
import AnimatedTable from './table/AnimatedTable.svelte';
import AskedChoices from './replay/AskedChoices.svelte';
import { loadCatalogue } from './tiles/catalogue.svelte';
import { canPoint, lines } from './story/log_text';
import { pointAt } from './table/controller.svelte';
import MomentPicture from './replay/MomentPicture.svelte';
import Progress from './table/Progress.svelte';
import { captionAt, turnsOf } from './replay/replay_turns';
import ReplayBoard from './replay/ReplayBoard.svelte';
import ReplayTurns from './replay/ReplayTurns.svelte';

export const client: GameClient = {
  board: AnimatedTable,
  prepare: () => void loadCatalogue(),
  logLines: lines,
  point: { can: canPoint, at: (line) => pointAt(line.event ?? null) },
  title: () => '',
  showsPeople: true,
  progress: Progress as GameClient['progress'],
  asked: AskedChoices as GameClient['asked'],
  moment: MomentPicture as GameClient['moment'],
  replay: ReplayBoard as GameClient['replay'],
  turns: ReplayTurns,
  stops: (history) => turnsOf(history.steps).map((turn) => turn.last),
  caption: captionAt,
};
