import { api } from './api';
import { sha256 } from './sha256';
import type { AddEntropy, OpenTable, TableFrame } from '../wire';

const KEPT = 'entropy ';
/** Keys of the requests already sent whose effect no frame shows yet. */
const sent = new Set<string>();

/**
 * Contribute this device's entropy to the shuffle by commit and reveal, so that nobody can choose the cards: first the hash, then, once everybody
 * has committed, the entropy itself.
 */
export function addEntropy(frame: TableFrame): void {
  const { commitment: secret, commitments, entropy, sealed } = frame.shuffle;
  for (const seat of frame.your_seats) {
    const [commitment, first] = [commitments[seat]!, `${secret} ${seat}`];
    if (commitment) sent.delete(first);
    const word = sessionStorage.getItem(KEPT + commitment);
    if (!commitment && !sealed && frame.status !== 'closed')
      send(frame.table, seat, first, { commitment: newCommitment() });
    else if (sealed && word && !entropy[seat]) send(frame.table, seat, commitment, { entropy: word });
  }
}

/** Open a table. If its game starts immediately, commit to entropy in the same request and reveal it afterwards. */
export async function openTable(request: OpenTable): Promise<TableFrame> {
  if (!request.start) return api.open(request);
  const commitment = newCommitment();
  const frame = await api.open({ ...request, commitment });
  const entropy = sessionStorage.getItem(KEPT + commitment);
  return frame.shuffle.sealed && entropy ? api.addEntropy(frame.table, frame.your_seats[0]!, { entropy }) : frame;
}

function newCommitment(): string {
  const word = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  sessionStorage.setItem(KEPT + sha256(word), word);
  return sha256(word);
}

/** Send a contribution once; after a failure the next frame retries. */
function send(table: string, seat: number, key: string, body: AddEntropy): void {
  if (sent.has(key)) return;
  sent.add(key);
  void api.addEntropy(table, seat, body).catch(() => sent.delete(key));
}
