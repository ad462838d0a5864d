import { api } from './api';
import { sha256 } from './sha256';
import type { TableFrame } from './wire';

const KEPT = 'entropy ';

/** Adds entropy of this device to the shuffle, so that nobody can choose the cards: its hash before the game, itself when all have committed. */
export async function addEntropy(frame: TableFrame): Promise<void> {
  const { commitments, entropy, sealed } = frame.shuffle;
  for (const seat of frame.your_seats) {
    const commitment = commitments[seat]!;
    if (!commitment && !sealed && frame.status !== 'running' && frame.status !== 'closed') {
      const word = [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      sessionStorage.setItem(KEPT + sha256(word), word);
      await api.addEntropy(frame.table, seat, { commitment: sha256(word) });
    } else if (sealed && commitment && !entropy[seat]) {
      const word = sessionStorage.getItem(KEPT + commitment);
      if (word) await api.addEntropy(frame.table, seat, { entropy: word });
    }
  }
}
