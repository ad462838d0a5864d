import { MOST_CARDS, MOST_DEMOLISHED, TYPES } from '../../generated';
import { readNumber, wrong } from '../numbers';
import type { Players, Sheet } from '../sheet';
import { newPlayer, type TowersPlayer, towersTotal } from './scoring';

export interface TowersSheet extends Sheet {
  players: TowersPlayer[];
}

export const newSheet = (players: Players): TowersSheet => ({
  game: 'five-towers',
  ...players,
  players: players.names.map(newPlayer),
});

export const totals = (sheet: TowersSheet) => sheet.players.map(towersTotal);

/** Encode the players as parts of a code, such as `5_4t_6_3t_0_2`: heights with t for a top, then the demolished cards. */
export const write = (sheet: TowersSheet) =>
  sheet.players.map(({ heights, topped, demolished }) =>
    [...heights.map((height, tower) => `${height}${topped[tower] ? 't' : ''}`), demolished].join('_'),
  );

export function read(players: Players, parts: string[]): TowersSheet {
  if (parts.length !== players.names.length) wrong();
  return { ...newSheet(players), players: parts.map(readPlayer) };
}

function readPlayer(text: string): TowersPlayer {
  const numbers = text.split('_');
  if (numbers.length !== TYPES.length + 1) wrong();
  const towers = numbers.slice(0, -1);
  const heights = towers.map((tower) => readNumber(tower.replace(/t$/, ''), MOST_CARDS));
  const topped = towers.map((tower) => tower.endsWith('t'));
  if (topped.some((top, tower) => top && !heights[tower])) wrong();
  return { heights, topped, demolished: readNumber(numbers.at(-1)!, MOST_DEMOLISHED) };
}
