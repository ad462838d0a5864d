import { preferences } from './preferences.svelte';

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

/** Whether the person has used the keyboard last: only then does the focus follow the game. */
export function usesKeyboard(): boolean {
  return byKeyboard;
}

/** Whether a key may play by itself: no text is typed, no dialog is open, and single keys are switched on. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (!preferences.keys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !(event.target as Element).closest('input,select,textarea,dialog') && !document.querySelector('dialog:modal');
}

/** What the digit of this key stands for in a numbered list; the key is used up then. */
export function pickedByDigit<T>(event: KeyboardEvent, list: readonly T[]): T | undefined {
  const found = list[Number(event.key) - 1];
  if (found === undefined || !isSingleKey(event)) return undefined;
  event.preventDefault();
  return found;
}

/** Move the focus among these elements: to the next or previous one, from anywhere else to the first. */
export function step(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : elements.length - 1) : (at + by + elements.length) % elements.length;
  elements[next]?.focus();
}
