import type { CarcassonneSurvey, CarcassonneView, Event, SurveyedFeature, SurveyedMark } from '../../../wire';
import { type Cell, cellText, type Point, sameCell } from '../geometry/cells';
import { featureAt } from '../board/outlines';
import { LookState } from '../state.svelte';

/** The inspection of the board, independent of the turn. */
export class Look extends LookState {
  #view: () => CarcassonneView;
  #survey: () => CarcassonneSurvey | null;

  constructor(view: () => CarcassonneView, survey: () => CarcassonneSurvey | null) {
    super();
    this.#view = view;
    this.#survey = survey;
  }

  feature = $derived.by((): SurveyedFeature | null => {
    const { at } = this;
    return (at && 'feature' in at && this.#survey()?.features.find((one) => one.id === at.feature)) || null;
  });

  mark = $derived.by((): SurveyedMark | null => {
    const { at } = this;
    return (at && 'mark' in at && this.#survey()?.marks.find((one) => cellText(one.at) === at.mark)) || null;
  });

  /** Open the panel of the feature or tower at this board point; return whether there is one. */
  open(point: Point, towers: readonly { cell: Cell; at: Point }[]): boolean {
    const survey = this.#survey();
    if (!survey) return false;
    const tower = towers.find(({ at }) => Math.abs(at.x - point.x) < 16 && point.y < at.y + 10 && point.y > at.y - 34);
    const found = tower ? null : featureAt(this.#view(), survey, point);
    this.at = tower ? { mark: cellText(tower.cell) } : found === null ? null : { feature: found };
    return this.at !== null;
  }

  hover(point: Point | null): void {
    const survey = this.#survey();
    this.hovered = point && survey ? featureAt(this.#view(), survey, point) : null;
  }

  /** Close the panel, else the overlays; return whether anything was open. */
  close(): boolean {
    const open = this.at !== null || this.fields || this.claims;
    if (this.at) this.at = null;
    else this.fields = this.claims = false;
    return open;
  }

  /** Open the next feature of the same kind, or the previous one. */
  step(by: number): void {
    const { feature } = this;
    const alike = (this.#survey()?.features ?? []).filter((one) => one.kind === feature?.kind).sort(claimedFirst);
    const at = alike.findIndex((one) => one.id === feature?.id);
    const next = alike[(at + by + alike.length) % alike.length];
    if (feature && next) this.at = { feature: next.id };
  }

  /** Return the cells of the features in the highlighted log line. */
  toldCells(): Cell[] {
    return this.#cellsOf(new Set(this.told));
  }

  /** Return the cells of the inspected feature or tower. */
  openCells(): Cell[] {
    return this.mark ? [this.mark.at as Cell] : this.#cellsOf(new Set(this.feature ? [this.feature.id] : []));
  }

  #cellsOf(ids: ReadonlySet<string>): Cell[] {
    const survey = this.#survey();
    return this.#view()
      .tiles.filter((_, index) => survey?.pieces[index]?.some((feature) => ids.has(survey.features[feature]!.id)))
      .map((tile) => tile.at as Cell);
  }

  /** Highlight the features of a log event, or none for null. */
  light(event: Event | null): void {
    const survey = this.#survey();
    const { tiles } = this.#view();
    const pieces = (event?.pieces ?? []) as [number, number, number][];
    const scored = pieces.flatMap(([x, y, place]) => {
      const index = tiles.findIndex((tile) => sameCell(tile.at, [x, y]));
      const feature = survey?.features[survey.pieces[index]?.[place] ?? -1];
      return feature ? [feature.id] : [];
    });
    const claimed = (survey?.features ?? []).filter((feature) =>
      feature.figures.some(
        (figure) => figure.piece === event?.piece && sameCell(figure.at, (event?.at ?? null) as Cell | null),
      ),
    );
    this.told = [...new Set([...scored, ...claimed.map((feature) => feature.id)])];
  }
}

/** Sort claimed features first, then by value. */
function claimedFirst(one: SurveyedFeature, other: SurveyedFeature): number {
  const claimed = (feature: SurveyedFeature) => Number(feature.leaders.length > 0);
  return claimed(other) - claimed(one) || other.points - one.points || one.id.localeCompare(other.id);
}
