import { capitalize, t } from '../../../words/messages.svelte';
import type { ScoreRow } from '../../../table/result';
import type { Sheet } from '../../../wire';

/** The picture before a row of a score sheet; null for no picture. */
export type RowIcon = 'road' | 'city' | 'monastery' | 'abbot' | 'guard' | 'unfinished' | 'farmer' | 'floor' | null;

/** A row of a score sheet, which may add up several of the rules' labels. */
export interface Row extends ScoreRow {
  icon: RowIcon;
  points: number;
}

interface RowKind {
  /** The id of its message. */
  name: string;
  icon: RowIcon;
  labels: string[];
  /** Whether the row is shown even if nobody has points for it. */
  always?: boolean;
  rule?: boolean;
}

const ROWS: RowKind[] = [
  { name: 'web-cc-roads', icon: 'road', labels: ['score-road'], always: true },
  { name: 'web-cc-cities', icon: 'city', labels: ['score-city'], always: true },
  { name: 'web-cc-monasteries', icon: 'monastery', labels: ['score-monastery', 'score-garden'], always: true },
  { name: 'score-recalled', icon: 'abbot', labels: ['score-recalled'] },
  { name: 'web-cc-guards', icon: 'guard', labels: ['score-guard', 'score-guard-replaced'] },
  {
    name: 'web-cc-unfinished',
    icon: 'unfinished',
    labels: ['score-road-open', 'score-city-open', 'score-monastery-open', 'score-garden-open'],
    always: true,
    rule: true,
  },
  { name: 'score-field', icon: 'farmer', labels: ['score-field'], always: true },
  { name: 'score-guard-end', icon: 'floor', labels: ['score-guard-end'] },
];
const KNOWN = new Set(ROWS.flatMap((row) => row.labels));

/** Return the rows of each seat's sheet. All sheets have the same rows; labels of unknown expansions get rows of their own. */
export function rowsBySeat(sheets: readonly Sheet[]): Row[][] {
  const lines = sheets.flatMap((sheet) => sheet.lines);
  const others = [...new Set(lines.map((line) => line.label).filter((label) => !KNOWN.has(label)))];
  const kinds: RowKind[] = [
    ...ROWS.filter((row) => row.always || lines.some((line) => row.labels.includes(line.label))),
    ...others.map((label) => ({ name: label, icon: null, labels: [label] })),
  ];
  return sheets.map((sheet) =>
    kinds.map(({ name, icon, labels, rule }) => ({
      key: name,
      icon,
      label: capitalize(t(name)),
      points: sheet.lines.filter((line) => labels.includes(line.label)).reduce((sum, line) => sum + line.points, 0),
      rule: rule ?? false,
    })),
  );
}
