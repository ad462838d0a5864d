import { sha256 } from '../server/sha256';
import { readSheet, writeSheet } from './code';
import type { Sheet } from './sheet';

/** A sheet of this device, and when it was last changed. */
export interface KeptSheet {
  id: string;
  updated: number;
  sheet: Sheet;
}

const PREFIX = 'rookery-sheet-';

/** The name under which the browser keeps a sheet. */
export const keyOf = (id: string) => PREFIX + id;

export function newId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0');
}

/** The id of a sheet that came by link: the same link is the same sheet. */
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

/** The sheets of this device, the newest first. */
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

/** Keep a sheet; false where the browser keeps nothing. */
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
    // nothing is kept there
  }
}
