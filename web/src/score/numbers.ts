/** No number on a sheet is larger; the largest box has fewer tiles. */
const LARGEST = 999;

/** Thrown for whatever is not a sheet. */
export const wrong = (): never => {
  throw new RangeError();
};

export const writeNumber = (value: number) => (value < 0 ? `n${-value}` : `${value}`);

export function readNumber(text: string, most = LARGEST): number {
  if (!/^\d{1,3}$/.test(text)) wrong();
  return Number(text) > most ? wrong() : Number(text);
}
