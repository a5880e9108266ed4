import { OUR_NUMBER } from './payment-provider.ts';

/** A number of ours, which goes into addresses and file names as it is. */
export function ourNumber(no: string): string {
  if (!OUR_NUMBER.test(no)) throw new RangeError('a payment number has 6 to 32 letters and digits');
  return no;
}

/** Fen that can be asked for: whole, above 0, and exact in every format. */
export function askedFen(fen: number): number {
  if (!Number.isSafeInteger(fen) || fen <= 0 || fen >= 1e13) throw new RangeError(`not an amount: ${fen}`);
  return fen;
}

/** So many characters at most, whole ones, on one line. */
export function shortText(text: string, most: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return [...line].slice(0, most).join('');
}
