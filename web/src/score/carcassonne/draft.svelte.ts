import { COUNTED, type Entry, type Kind } from './scoring';

const FIRST_TILES = 2;
const FIRST_NUMBER = 4;

/** The entry being edited: scorers, kind and counts. */
export class EntryDraft {
  seats = $state<number[]>([]);
  kind = $state<Kind>('city');
  tiles = $state(FIRST_TILES);
  shields = $state(0);
  points = $state(1);
  /** The numbers on the thief tile and on the stolen tile; 0 without a stolen tile. */
  number = $state(FIRST_NUMBER);
  stolen = $state(0);
  guards = $state<number[]>([]);

  constructor(players: number) {
    this.guards = Array<number>(players).fill(0);
  }

  /** The scoring seats: the selected ones; for thieves, those with guards. */
  readonly scorers = $derived.by(() => {
    if (this.kind === 'thieves') return this.guards.flatMap((guards, seat) => (guards ? [seat] : []));
    return [...this.seats].sort();
  });

  readonly entry = $derived.by((): Entry => {
    const numbers = {
      road: [this.tiles],
      city: [this.tiles, this.shields],
      abbot: [this.tiles],
      other: [this.points],
      thieves: [this.number, this.stolen, ...this.scorers.map((seat) => this.guards[seat]!)],
    };
    const counts = COUNTED[this.kind] ? numbers[this.kind as keyof typeof numbers] : [];
    return { kind: this.kind, seats: this.scorers, counts };
  });

  choose(seat: number): void {
    if (this.kind === 'thieves') this.guards[seat] = this.guards[seat] ? 0 : 1;
    else if (this.seats.includes(seat)) this.seats = this.seats.filter((one) => one !== seat);
    else this.seats = [...this.seats, seat];
  }

  /** Reset the draft after its entry is saved. */
  clear(): void {
    this.seats = [];
    this.tiles = FIRST_TILES;
    this.shields = 0;
    this.stolen = 0;
    this.points = 1;
    this.guards = this.guards.map(() => 0);
  }
}
