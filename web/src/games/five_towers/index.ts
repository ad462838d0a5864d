import type { GameFace } from '../../sitting';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import ReplayScene from './ReplayScene.svelte';
import { tones } from './sounds';
import { lines } from './telling';

export const face: GameFace = { board: Board, lines, tones, aside: Aside, replay: ReplayScene as GameFace['replay'] };
