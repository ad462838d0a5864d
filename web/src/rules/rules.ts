import { partOf } from '../games';
import { loadWithPart } from '../words/messages.svelte';
import type { IconName } from '../parts/Icon.svelte';

/** An example of a rule, drawn by the game's kit, and whether the rule allows it. */
export interface Example {
  fits: boolean;
}

/** A rule: its first id names it, the others lead to it. */
export interface Rule {
  ids: string[];
  /** Only where this option has this value: `name=value`. */
  option?: string;
  /** The part of the lesson that shows it. */
  lesson?: number;
  examples?: Example[];
}

export interface Section {
  name: string;
  icon?: IconName;
  expansion?: string;
  rows: Rule[];
}

export interface Handbook {
  moments: Record<string, string[]>;
  sections: Section[];
}

/** What is played with at a table, and the step of the game. */
export interface Played {
  options: Record<string, string>;
  expansions: readonly string[];
  step: string;
}

const HANDBOOKS = import.meta.glob<{ default: unknown }>('./*/handbook.json');
const handbookOf = (game: string) => partOf(HANDBOOKS, game, 'handbook.json');

export const hasRules = (game: string) => handbookOf(game) !== undefined;

/** The rules of a game, with their words. */
export const loadHandbook = (game: string) => loadWithPart<Handbook>(handbookOf(game)!, 'rules');

/** The sections as they hold at a table; without one all of them. */
export function sectionsOf(handbook: Handbook, played: Played | null): Section[] {
  if (!played) return handbook.sections;
  const holds = ({ option }: Rule) => {
    const [name, value] = option?.split('=') ?? [];
    return name === undefined || (played.options[name] ?? value) === value;
  };
  return handbook.sections
    .filter(({ expansion }) => !expansion || played.expansions.includes(expansion))
    .map((section) => ({ ...section, rows: section.rows.filter(holds) }));
}

export function ruleOf(sections: readonly Section[], id: string): Rule | undefined {
  return sections.flatMap((section) => section.rows).find((rule) => rule.ids.includes(id));
}

/** The rules that matter in the step a game is in. */
export function momentOf(handbook: Handbook, sections: readonly Section[], step: string): Rule[] {
  return (handbook.moments[step] ?? []).flatMap((id) => ruleOf(sections, id) ?? []);
}
