import type { Camera } from '../board/camera.svelte';
import { type Cell, cellAt } from '../geometry/cells';
import { toBoard, ZOOM_STEP } from '../geometry/view';
import type { Turn } from './turn.svelte';

const PAN = 80;

const ARROWS: Record<string, Cell> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface KeyTargets {
  turn: Turn;
  camera: Camera;
  undo: (() => void) | null;
  /** Esc: close what is open, or take the tile back into the hand. */
  back: () => void;
  fields: () => void;
  /** Show the last move. */
  last: () => void;
  disabled: boolean;
}

const KEEPS = ['input', 'textarea', 'select', 'dialog', 'nav', '[role=dialog]'];

/** Return whether the focused element wants the key: a text field, a dialog, or the list of all choices. */
function taken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const focus = event.target as Element;
  if (KEEPS.some((selector) => focus.closest?.(selector))) return true;
  const pressable = focus.closest?.('button, a, summary');
  return Boolean(pressable) && (event.key === 'Enter' || event.key === ' ');
}

/** Perform the board action of a key; return whether the key has one. */
export function pressKey(event: KeyboardEvent, targets: KeyTargets): boolean {
  const { turn, camera } = targets;
  if (taken(event)) return false;
  const arrow = ARROWS[event.key];
  const digit = /^\d$/.test(event.key) ? Number(event.key) : null;
  if (arrow && turn.phase === 'tile') turn.step(arrow, cellAt(toBoard(camera.view, camera.middle)));
  else if (arrow) camera.pan(-arrow[0] * PAN, -arrow[1] * PAN);
  else if (digit !== null && turn.phase === 'piece') {
    const piece = turn.numbered(digit);
    if (!piece) return false;
    if (turn.picked !== piece.action) turn.pick(piece.action);
  } else if (event.key === 'Enter') {
    if (targets.disabled || turn.phase === 'wait') return false;
    if (turn.phase === 'tile') turn.put();
    else turn.done();
  } else if (event.key === 'Escape') targets.back();
  else {
    const letter = LETTERS[event.key.toLowerCase()];
    if (!letter) return false;
    letter(targets, event);
  }
  return true;
}

const LETTERS: Record<string, (targets: KeyTargets, event: KeyboardEvent) => void> = {
  r: ({ turn }, event) => turn.turn(event.shiftKey ? -1 : 1),
  u: ({ undo }) => undo?.(),
  f: ({ fields }) => fields(),
  w: ({ camera }) => camera.whole(),
  l: ({ last }) => last(),
  '+': ({ camera }) => camera.zoom(ZOOM_STEP),
  '=': ({ camera }) => camera.zoom(ZOOM_STEP),
  '-': ({ camera }) => camera.zoom(1 / ZOOM_STEP),
};
