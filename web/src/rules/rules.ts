import { partOf } from '../games';
import { loadWithPart } from '../words/messages.svelte';
import type { IconName } from '../parts/Icon.svelte';

/** An example of a rule, drawn by the game's kit, and whether the rule allows it. */
export interface Example {
  fits: boolean;
}

/** A rule. Its first id is canonical; the others are aliases. */
export interface Rule {
  ids: string[];
  /** A condition `name=value`: the rule applies only if this option has this value. */
  option?: string;
  /** The number of the lesson part that teaches it. */
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

/** The options and expansions of a table, and the current step of its game. */
export interface Played {
  options: Record<string, string>;
  expansions: readonly string[];
  step: string;
}

const HANDBOOKS = import.meta.glob<{ default: unknown }>('./*/handbook.json');
const handbookOf = (game: string) => partOf(HANDBOOKS, game, 'handbook.json');

export const hasRules = (game: string) => handbookOf(game) !== undefined;

/** Load the rules of a game together with their messages. */
export const loadHandbook = (game: string) => loadWithPart<Handbook>(handbookOf(game)!, 'rules');

/** Return the sections that apply at a table; all of them without a table. */
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

/** Return the rules that matter in the current step of a game. */
export function momentOf(handbook: Handbook, sections: readonly Section[], step: string): Rule[] {
  return (handbook.moments[step] ?? []).flatMap((id) => ruleOf(sections, id) ?? []);
}
