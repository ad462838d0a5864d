import { sha256 } from '../server/sha256';
import { readSheet, writeSheet } from './code';
import type { Sheet } from './sheet';

/** A sheet stored on this device, with the time of its last change. */
export interface KeptSheet {
  id: string;
  updated: number;
  sheet: Sheet;
}

const PREFIX = 'rookery-sheet-';

/** Return the local storage key of a sheet. */
export const keyOf = (id: string) => PREFIX + id;

export function newId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0');
}

/** Return the id of a sheet imported from a link; the same link always gives the same id. */
export function idOfLink(code: string): string {
  return sha256(code).slice(0, 12);
}

export function keptSheet(id: string): KeptSheet | null {
  try {
    const [updated, code] = (localStorage.getItem(keyOf(id)) ?? '').split(' ');
    const sheet = readSheet(code ?? '');
    return sheet && { id, updated: Number(updated) || 0, sheet };
  } catch {
    return null;
  }
}

/** Return the sheets of this device, newest first. */
export function keptSheets(): KeptSheet[] {
  try {
    const ids = Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
    return ids
      .map(keptSheet)
      .filter((kept) => kept !== null)
      .sort((one, other) => other.updated - one.updated);
  } catch {
    return [];
  }
}

/** Save a sheet; return false if local storage is unavailable. */
export function keepSheet(id: string, sheet: Sheet): boolean {
  const code = writeSheet(sheet);
  try {
    if (localStorage.getItem(keyOf(id))?.split(' ')[1] !== code)
      localStorage.setItem(keyOf(id), `${Date.now()} ${code}`);
    return true;
  } catch {
    return false;
  }
}

export function removeSheet(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // without storage nothing was saved
  }
}
