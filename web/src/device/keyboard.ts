import { preferences } from './preferences.svelte';

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

/** Return whether the last input came from the keyboard; only then does the focus follow the game. */
export function usesKeyboard(): boolean {
  return byKeyboard;
}

/** Return whether a single-key shortcut applies: no text field has the focus, no dialog is open, and the preference is on. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (!preferences.keys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !(event.target as Element).closest('input,select,textarea,dialog') && !document.querySelector('dialog:modal');
}

/** Return the item with this key's digit in a numbered list, and consume the key. */
export function pickedByDigit<T>(event: KeyboardEvent, list: readonly T[]): T | undefined {
  const found = list[Number(event.key) - 1];
  if (found === undefined || !isSingleKey(event)) return undefined;
  event.preventDefault();
  return found;
}

/** Move the focus to the next or previous of these elements, or to the first if none of them has the focus. */
export function step(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : elements.length - 1) : (at + by + elements.length) % elements.length;
  elements[next]?.focus();
}
