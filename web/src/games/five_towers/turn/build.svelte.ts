import { t } from '../../../words/messages.svelte';
import type { Choice, FiveTowersView } from '../../../wire';
import { readCard, type TowerType } from '../cards/cards';

/** The builder's options, from the choices of the view, and the selected card. */
export class BuildState {
  /** The display index of the manually selected card. */
  pickedByHand = $state<number | null>(null);
  #view: () => FiveTowersView | null;

  constructor(view: () => FiveTowersView | null) {
    this.#view = view;
  }

  places = $derived.by(() => this.#targets('card'));
  hammers = $derived.by(() => this.#targets('tower'));
  picked = $derived.by(() => this.#picked());
  ghost = $derived.by(() => (this.picked === null ? null : readCard(this.#view()!.display[this.picked]!)));

  #targets(kind: Choice['target']['kind']): Map<string, Choice> {
    const choices = this.#view()?.choices.filter((choice) => choice.target.kind === kind) ?? [];
    return new Map(choices.map((choice) => [choice.target.at, choice]));
  }

  /** Return the manually selected card, or the only one that can be placed. */
  #picked(): number | null {
    const display = this.#view()?.display ?? [];
    if (this.pickedByHand !== null && this.places.has(display[this.pickedByHand] ?? '')) return this.pickedByHand;
    if (this.places.size !== 1 || this.hammers.size) return null;
    return display.findIndex((card) => this.places.has(card));
  }

  /** Return the action that places the card at this index of the display. */
  placing(index: number | null): string | undefined {
    return index === null ? undefined : this.places.get(this.#view()!.display[index]!)?.action;
  }

  demolishing(type: TowerType): string | undefined {
    return this.hammers.get(type)?.action;
  }

  /** Describe the next step in a sentence. */
  note(): string {
    if (!this.places.size) return this.hammers.size ? t('web-ft-hammer-only') : '';
    if (this.ghost) return t('web-ft-tap-tower', { tower: this.ghost.type });
    return this.hammers.size ? t('web-ft-hammer') : t('web-ft-pick');
  }
}
