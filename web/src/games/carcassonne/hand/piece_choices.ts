import type { Choice } from '../../../wire';
import { shapeOn } from '../board/board_parts';
import { type Cell, cellOf, pieceOf } from '../geometry/cells';

/** A choice after the tile lies, as the board and the dock offer it. */
export interface PieceChoice {
  choice: Choice;
  action: string;
  /** The first word of the action: `claim`, `guard`, `recall`, `skip`, or one this page never heard of. */
  verb: string;
  cell: Cell | null;
  /** The kind of the piece that is claimed, such as `road`. */
  kind: string;
  /** The picture of the figure that goes there; null if there is none. */
  shape: string | null;
  /** In the left column: what the tile itself offers. */
  onTile: boolean;
}

const KINDS = ['city', 'road', 'monastery', 'garden', 'field'];
const VERBS = ['claim', 'guard', 'raise', 'recall', 'skip'];
const SHAPES: Record<string, string> = { guard: 'guard', recall: 'abbot', raise: 'tower-floor' };

/** The ports of a tile from west to east. */
const EASTWARD = ['W', 'WL', 'WR', 'SR', 'NL', 'N', 'S', 'SL', 'NR', 'ER', 'EL', 'E'];

function read(choice: Choice): PieceChoice {
  const verb = choice.action.split(' ')[0]!;
  const piece = pieceOf(choice);
  const figure = String(choice.args.figure ?? 'meeple');
  return {
    choice,
    action: choice.action,
    verb,
    cell: cellOf(choice),
    kind: piece.split(' ')[0]!,
    shape: verb === 'claim' ? shapeOn(figure, piece) : (SHAPES[verb] ?? null),
    onTile: verb === 'claim',
  };
}

/** Every choice that does not lay a tile, in the order they are shown: what the tile offers, towers, home, the unknown, nothing. */
export function pieceChoices(choices: readonly Choice[]): PieceChoice[] {
  const rank = ({ verb, kind, choice }: PieceChoice) => {
    const known = VERBS.indexOf(verb);
    const order = known < 0 ? VERBS.length - 1.5 : known;
    const port = EASTWARD.indexOf(String(choice.args.port ?? ''));
    return order * 1000 + (KINDS.indexOf(kind) + 1) * 20 + port;
  };
  const others = choices.filter((choice) => typeof choice.args.rotation !== 'number');
  return others.map(read).sort((one, other) => rank(one) - rank(other));
}
