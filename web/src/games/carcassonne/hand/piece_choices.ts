import type { Choice } from '../../../wire';
import { shapeOn } from '../board/board_parts';
import { type Cell, cellOf, pieceOf } from '../geometry/cells';

/** A choice after placing the tile, as the board and the dock offer it. */
export interface PieceChoice {
  choice: Choice;
  action: string;
  /** The first word of the action: `claim`, `guard`, `recall`, `skip`, or an unknown one. */
  verb: string;
  cell: Cell | null;
  /** The kind of the claimed piece, such as `road`. */
  kind: string;
  /** The shape of the figure that goes there; null if the choice places no figure. */
  shape: string | null;
  /** Whether the choice concerns a piece of the tile just placed and belongs in the left column. */
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

/** Return every choice that places no tile in display order: pieces of the tile, towers, recalls, unknown verbs, skipping. */
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
