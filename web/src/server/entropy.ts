import { api } from './api';
import { sha256 } from './sha256';
import type { AddEntropy, OpenTable, TableFrame } from '../wire';

const KEPT = 'entropy ';
/** What has been sent and is not shown in a frame yet. */
const sent = new Set<string>();

/** Adds entropy of this device to the shuffle, so that nobody can choose the cards: its hash for the next game, itself when all have committed. */
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

/** Open a table; where its game begins at once, this device commits to entropy in the same request, and shows it then. */
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

/** Send something once; what did not arrive is sent with the next frame. */
function send(table: string, seat: number, key: string, body: AddEntropy): void {
  if (sent.has(key)) return;
  sent.add(key);
  void api.addEntropy(table, seat, body).catch(() => sent.delete(key));
}
