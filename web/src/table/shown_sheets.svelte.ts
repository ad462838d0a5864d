import type { TableSession } from './game_client';
import { nameOf } from '../words/names';
import { ranking, type Scores, winners } from './result';

const SHEET = 302;
const LEAST_SHEET = 228;
const GAP = 22;
const MARGINS = 40;

/** The visible score sheets at the end of a game: all side by side if they fit, otherwise one at a time. */
export class ShownSheets {
  /** The available width in pixels. */
  across = $state(innerWidth);
  /** The seat whose sheet the viewer selected. */
  chosen = $state<number | null>(null);
  #session: () => TableSession;
  #outcome: () => Scores;
  #wide: () => boolean;

  /** `wide` returns whether the layout allows sheets side by side. */
  constructor(session: () => TableSession, outcome: () => Scores, wide: () => boolean) {
    this.#session = session;
    this.#outcome = outcome;
    this.#wide = wide;
  }

  order = $derived.by(() => ranking(this.#outcome()));
  winners = $derived.by(() => winners(this.#outcome()));
  names = $derived.by(() => {
    const { names, you } = this.#session();
    return names.map((_, seat) => nameOf(seat, names, you));
  });
  shown = $derived.by(() => this.chosen ?? this.#session().you ?? this.order[0]!);
  width = $derived.by(() => Math.min(SHEET, (this.across - MARGINS) / this.order.length - GAP));
  all = $derived.by(() => this.#wide() && this.width >= LEAST_SHEET);
}
