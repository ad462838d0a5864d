import type { TableSession } from './game_client';
import type { Attachment } from 'svelte/attachments';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { isShared } from '../device/shared_screen.svelte';
import { nameOf } from '../words/names';
import { ranking, type Scores, winners } from './result';
import { tableScale } from './table_scale.svelte';

const SHEET = 302;
const LEAST_SHEET = 228;
const GAP = 22;
const MARGINS = 40;
/** The height of the result above the sheets with the space around them, and of the bar. */
const HEAD = 130;
const BAR = 64;
/** The maximum number of sheets side by side on an upright screen. */
const UPRIGHT = 3;

/** The visible score sheets at the end of a game: all side by side if they fit, otherwise one at a time. */
export class ShownSheets {
  /** The available width in pixels. */
  across = $state(innerWidth.current ?? 0);
  /** The seat whose sheet the viewer selected. */
  chosen = $state<number | null>(null);
  #session: () => TableSession;
  #outcome: () => Scores;
  #wide: () => boolean;
  #high: () => number;
  /** The height of the page below the bar, in pixels of the screen. */
  #room = $state(innerHeight.current ?? 0);

  /** `wide` returns whether the layout allows sheets side by side, `high` the height that one row of them needs on a shared screen. */
  constructor(session: () => TableSession, outcome: () => Scores, wide: () => boolean, high: () => number) {
    this.#session = session;
    this.#outcome = outcome;
    this.#wide = wide;
    this.#high = high;
  }

  /** The number of rows of sheets: a shared screen shows all sheets, in two rows if it is upright. */
  rows = $derived.by(() => {
    const upright = (innerWidth.current ?? 0) < (innerHeight.current ?? 0);
    return isShared() && upright && this.order.length > UPRIGHT ? 2 : 1;
  });
  /** The scale of the sheets; a shared screen cannot scroll, so there all of them must fit. */
  scale = $derived.by(() => {
    const scale = tableScale();
    if (!isShared()) return scale;
    const width = MARGINS + this.#columns * (LEAST_SHEET + GAP);
    return Math.min(scale, (innerWidth.current ?? 0) / width, this.#room / (HEAD + this.#high() * this.rows));
  });
  /** Track the height of the page, which shrinks when somebody asks for a rematch. */
  measure: Attachment<HTMLElement> = (page) => {
    const observer = new ResizeObserver(() => (this.#room = page.getBoundingClientRect().height));
    observer.observe(page);
    return () => observer.disconnect();
  };
  /** The height of a row of sheets, before scaling. Screens that are not shared also have a bar above and buttons below. */
  height = $derived.by(() => {
    if (!isShared()) return (innerHeight.current ?? 0) / this.scale - HEAD - BAR;
    return (this.#room / this.scale - HEAD) / this.rows;
  });

  order = $derived.by(() => ranking(this.#outcome()));
  winners = $derived.by(() => winners(this.#outcome()));
  names = $derived.by(() => {
    const { names, you } = this.#session();
    return names.map((_, seat) => nameOf(seat, names, you));
  });
  shown = $derived.by(() => this.chosen ?? this.#session().you ?? this.order[0]!);
  #columns = $derived.by(() => Math.ceil(this.order.length / this.rows));
  width = $derived.by(() => Math.min(SHEET, (this.across - MARGINS) / this.#columns - GAP));
  all = $derived.by(() => isShared() || (this.#wide() && this.width >= LEAST_SHEET));
}
