import { describe, expect, test } from 'vitest';
import { pieceChoices } from '../../src/games/carcassonne/hand/piece_choices';
import { firstFit, Turn, turned } from '../../src/games/carcassonne/hand/turn.svelte';
import type { CarcassonneView, Choice } from '../../src/wire';

const place = (x: number, y: number, rotation: number): Choice => ({
  action: `place ${x},${y} ${rotation}`,
  target: { kind: 'cell', at: `${x},${y}` },
  label: 'choice-lay',
  args: { x, y, rotation },
});
const claim = (piece: string, figure = 'meeple'): Choice => ({
  action: figure === 'meeple' ? `claim ${piece}` : `claim ${piece} ${figure}`,
  target: { kind: 'spot', at: `1,0 ${piece}` },
  label: `choice-claim-${piece.split(' ')[0]}`,
  args: { port: piece.split(' ')[1] ?? '', figure },
});
const at = (verb: string, kind: Choice['target']['kind'], x: number, y: number): Choice => ({
  action: `${verb} ${x},${y}`,
  target: { kind, at: `${x},${y}` },
  label: `choice-${verb}`,
  args: { x, y },
});
const SKIP: Choice = { action: 'skip', target: { kind: 'button', at: 'skip' }, label: 'choice-skip', args: {} };

function turnWith(...choices: Choice[]): { turn: Turn; acted: string[] } {
  const acted: string[] = [];
  const view = { choices } as unknown as CarcassonneView;
  return {
    turn: new Turn(
      () => view,
      (...actions) => acted.push(...actions),
    ),
    acted,
  };
}

describe('turning', () => {
  test('goes round', () => {
    expect(turned(270, 1)).toBe(0);
    expect(turned(0, -1)).toBe(270);
  });

  test('the first fit is the next one clockwise', () => {
    expect(firstFit(new Set([0, 180]), 90)).toBe(180);
    expect(firstFit(new Set([90]), 180)).toBe(90);
    expect(firstFit(new Set(), 90)).toBe(90);
  });
});

describe('two taps', () => {
  test('a spot on a tile for trial puts the tile, and is picked to end the turn once it lies', () => {
    let choices = [place(1, 0, 90)];
    const acted: string[] = [];
    const turn = new Turn(
      () => ({ choices }) as unknown as CarcassonneView,
      (...actions) => acted.push(...actions),
    );
    turn.tapCell([1, 0]);
    turn.putWith('claim road N');
    expect(acted).toEqual(['place 1,0 90']);
    choices = [];
    turn.reset();
    turn.grantWish();
    expect(turn.endsItself).toBe(false);
    choices = [claim('road N'), claim('city S'), SKIP];
    turn.grantWish();
    expect([turn.picked, turn.endsItself]).toEqual(['claim road N', true]);
    turn.pick('claim city S');
    expect([turn.picked, turn.endsItself]).toEqual(['claim city S', false]);
    turn.reset();
    turn.grantWish();
    expect(turn.picked).toBe(null);
  });

  test('what cannot be chosen after all is not picked', () => {
    const { turn } = turnWith(place(1, 0, 90));
    turn.tapCell([1, 0]);
    turn.putWith('claim road N');
    turn.reset();
    turn.grantWish();
    expect([turn.picked, turn.endsItself]).toEqual([null, false]);
  });
});

describe('placing the tile', () => {
  const places = [place(1, 0, 90), place(1, 0, 270), place(0, -1, 180)];

  test('a tap tries it, turned to fit; a second tap puts it', () => {
    const { turn, acted } = turnWith(...places);
    expect(turn.phase).toBe('tile');
    expect(turn.tapCell([1, 0])).toBe(true);
    expect([turn.rotation, turn.fits, acted]).toEqual([90, true, []]);
    turn.tapCell([1, 0]);
    expect(acted).toEqual(['place 1,0 90']);
  });

  test('a tap elsewhere means nothing', () => {
    const { turn } = turnWith(...places);
    expect(turn.tapCell([5, 5])).toBe(false);
    expect(turn.cell).toBeNull();
  });

  test('where it does not fit it is not put', () => {
    const { turn, acted } = turnWith(...places);
    turn.tapCell([1, 0]);
    turn.turn(1);
    expect(turn.fits).toBe(false);
    turn.put();
    expect(acted).toEqual([]);
    turn.turn(1);
    turn.put();
    expect(acted).toEqual(['place 1,0 270']);
  });

  test('a turn without a piece can be played at once', () => {
    const { turn, acted } = turnWith(...places);
    turn.putOnly();
    expect(acted).toEqual([]);
    turn.tapCell([0, -1]);
    turn.putOnly();
    expect(acted).toEqual(['place 0,-1 180', 'skip']);
  });

  test('it can be moved elsewhere and goes back into the hand', () => {
    const { turn, acted } = turnWith(...places);
    turn.tapCell([1, 0]);
    turn.tapCell([0, -1]);
    expect([turn.cell, turn.rotation]).toEqual([[0, -1], 180]);
    turn.lift();
    turn.put();
    expect([turn.cell, acted]).toEqual([null, []]);
  });

  test('arrows go from place to place, first to the nearest', () => {
    const { turn } = turnWith(...places);
    turn.step([1, 0], [0, -2]);
    expect(turn.cell).toEqual([0, -1]);
    turn.step([1, 0], [0, 0]);
    expect(turn.cell).toEqual([1, 0]);
    turn.step([1, 0], [0, 0]);
    expect(turn.cell).toEqual([1, 0]);
  });
});

describe('placing a piece', () => {
  const pray = at('pray', 'cell', 1, 0);
  const choices = [
    SKIP,
    at('recall', 'cell', 4, 4),
    pray,
    claim('field ER'),
    claim('field WL'),
    claim('garden', 'abbot'),
    claim('road N'),
    at('guard', 'tower', 2, 0),
    claim('city S'),
  ];

  test('what the tile offers comes first, then towers, home, the unknown, and nothing', () => {
    expect(pieceChoices(choices).map((piece) => piece.action)).toEqual([
      'claim city S',
      'claim road N',
      'claim garden abbot',
      'claim field WL',
      'claim field ER',
      'guard 2,0',
      'recall 4,4',
      'pray 1,0',
      'skip',
    ]);
  });

  test('figures are drawn as they stand or lie', () => {
    const shapes = Object.fromEntries(pieceChoices(choices).map((piece) => [piece.action, piece.shape]));
    expect(shapes).toMatchObject({
      'claim road N': 'meeple',
      'claim field WL': 'farmer',
      'claim garden abbot': 'abbot',
      'guard 2,0': 'guard',
      'pray 1,0': null,
    });
  });

  test('one tap picks, a second does it', () => {
    const { turn, acted } = turnWith(...choices);
    expect(turn.phase).toBe('piece');
    turn.pick('claim road N');
    expect([turn.chosen?.kind, acted]).toEqual(['road', []]);
    turn.pick('claim road N');
    expect(acted).toEqual(['claim road N']);
  });

  test('done without a pick does nothing but end the turn', () => {
    const { turn, acted } = turnWith(...choices);
    turn.done();
    expect(acted).toEqual(['skip']);
  });

  test('digits number the choices as they are shown', () => {
    const { turn } = turnWith(...choices);
    expect([1, 6, 9, 0].map((digit) => turn.numbered(digit)?.action)).toEqual([
      'claim city S',
      'guard 2,0',
      undefined,
      'skip',
    ]);
  });

  test('it ends by itself only where nothing but skipping is left', () => {
    expect(turnWith(SKIP).turn.onlySkip).toBe(true);
    expect(turnWith(SKIP, pray).turn.onlySkip).toBe(false);
    expect(turnWith().turn.onlySkip).toBe(false);
  });
});
