/** The largest number allowed on a sheet; no box has as many tiles. */
const LARGEST = 999;

/** Reject a text that is not a valid sheet. */
export const wrong = (): never => {
  throw new RangeError();
};

export const writeNumber = (value: number) => (value < 0 ? `n${-value}` : `${value}`);

export function readNumber(text: string, most = LARGEST): number {
  if (!/^\d{1,3}$/.test(text)) wrong();
  return Number(text) > most ? wrong() : Number(text);
}
