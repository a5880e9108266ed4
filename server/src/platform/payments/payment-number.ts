import { randomBytes } from 'node:crypto';
import { dayInShanghai } from '@zaojie/contract/days';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** The day, then a hundred bits by lot: no number comes twice, not even from a database that was put back. */
export function newPaymentNo(prefix: 'P' | 'W', now: Date): string {
  const drawn = [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return prefix + dayInShanghai(now).replaceAll('-', '') + drawn.join('');
}
