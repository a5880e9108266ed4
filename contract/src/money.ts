// Amounts are whole fen wherever they are kept or reckoned with; yuan exist at the edges only. Apart from the schemas:
// pages that show or add up amounts don't load a validator.
import { limits } from './limits.ts';

const YUAN = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

// Below this a yuan amount has at most 15 digits, which every double gives back as they were.
const EXACT_BELOW_FEN = 1e15;

/**
 * The fen of an amount in yuan, or null if it is none: plain digits with at most two decimals, not negative, not above
 * the largest amount. A number counts as the digits it is written with, so 0.1 + 0.2 is refused instead of rounded.
 */
export function fenOf(yuan: string | number): number | null {
  const [, whole, decimals = ''] = YUAN.exec(String(yuan)) ?? [];
  if (whole === undefined) return null;
  const fen = Number(whole + decimals.padEnd(2, '0'));
  return fen <= limits.money.maxFen ? fen : null;
}

/** The least or the most that a field takes, and what is said to whoever goes beyond it. */
export type AmountBound = readonly [fen: number, message: string];
export type AmountBounds = {
  min?: AmountBound | undefined;
  /** Null where only the one who asks knows the most, such as what an order holds. */
  max?: AmountBound | null | undefined;
};

/** What is no amount, said with the most that its field takes. */
export function notAnAmount(maxFen: number | null = limits.money.maxFen): string {
  const most = maxFen === null ? '' : `，不超过¥${yuanText(maxFen)}`;
  return `请输入正确的金额：最多两位小数${most}`;
}

const NEGATIVE = /^-\d+(?:\.\d{1,2})?$/;
const WELL_WRITTEN = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/** What fenOf refuses may still be a number, beyond every bound. */
function beyondAll(yuan: string): number | null {
  if (NEGATIVE.test(yuan)) return -1;
  return WELL_WRITTEN.test(yuan) ? limits.money.maxFen + 1 : null;
}

type ReadAmount = { fen: number; refusal: null } | { fen: null; refusal: string };

/**
 * The fen of an amount in yuan, or the sentence that refuses it: what is a number is measured by the bounds of its field,
 * never by the largest amount of all. Without a known most, more than that comes back as one fen more.
 */
export function readAmount(yuan: string | number, { min, max }: AmountBounds = {}): ReadAmount {
  const fen = fenOf(yuan) ?? beyondAll(String(yuan));
  const malformed = notAnAmount(max === null ? null : max?.[0]);
  if (fen === null) return { fen: null, refusal: malformed };
  if (fen < (min?.[0] ?? 0)) return { fen: null, refusal: min?.[1] ?? malformed };
  if (max === null || fen <= (max?.[0] ?? limits.money.maxFen)) return { fen, refusal: null };
  return { fen: null, refusal: max?.[1] ?? malformed };
}

/** Yuan as the API speaks them: 1250 → 12.5. */
export function yuanOf(fen: number): number {
  return checkedFen(fen) / 100;
}

/** Yuan as people read them, without symbol or separators: 1250 → "12.50". */
export function yuanText(fen: number): string {
  const digits = String(Math.abs(checkedFen(fen))).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Yuan as a sentence says them: 125000 → "¥1,250.00". */
export function yuanWords(fen: number): string {
  const [whole = '', decimals = ''] = yuanText(Math.abs(fen)).split('.');
  return `${fen < 0 ? '−' : ''}¥${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals}`;
}

/** So many thousandths of an amount. Whoever asks says who gets the broken fen: a fee goes down, a deposit up. */
export function shareOf(fen: number, permille: number, rounding: 'down' | 'up'): number {
  checkedAmount(fen);
  if (!Number.isInteger(permille) || permille < 0 || permille > 1000) {
    throw new RangeError(`not a share in thousandths: ${permille}`);
  }
  // In whole numbers of any size: fen × 1000 may be past what a double holds.
  const exact = BigInt(fen) * BigInt(permille);
  return Number((exact + (rounding === 'up' ? 999n : 0n)) / 1000n);
}

/**
 * Parts in proportion to the weights that add up to the amount exactly. The fen that are left after rounding down go to
 * the parts that lost most by it, the earlier one first where two lost the same.
 */
export function splitFen(fen: number, weights: readonly number[]): number[] {
  checkedAmount(fen);
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError(`weights are whole and not negative: ${weights.join(', ')}`);
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('nobody to split between');
  const exact = weights.map((weight) => BigInt(fen) * BigInt(weight));
  const parts = exact.map((share) => Number(share / total));
  const left = fen - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share % total }))
    .sort((a, b) => Number(b.loss > a.loss) - Number(b.loss < a.loss) || a.index - b.index);
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

function checkedFen(fen: number): number {
  if (!Number.isInteger(fen) || Math.abs(fen) >= EXACT_BELOW_FEN) throw new RangeError(`not fen: ${fen}`);
  return fen;
}

function checkedAmount(fen: number): void {
  if (checkedFen(fen) < 0) throw new RangeError(`a negative amount has no shares: ${fen}`);
}
