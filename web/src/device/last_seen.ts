const KEPT = 40;

type Kind = 'read' | 'played-for-you';

function seen(kind: Kind): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(`rookery-${kind}`) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Return the number of the last thing of a kind that this device has seen at a table; 0 if none. */
export function lastSeen(kind: Kind, table: string): number {
  return seen(kind)[table] ?? 0;
}

/** Store the number of the last thing seen at a table; keep this only for the most recent tables. */
export function keepLastSeen(kind: Kind, table: string, last: number): void {
  const { [table]: _, ...others } = seen(kind);
  const kept = [...Object.entries(others).slice(1 - KEPT), [table, last]];
  try {
    localStorage.setItem(`rookery-${kind}`, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage, everything counts as unseen next time
  }
}
