import * as z from 'zod';
import { limits } from './limits.ts';
import { notAnAmount, readAmount, yuanOf, type AmountBounds } from './money.ts';

export const NOT_AN_AMOUNT = notAnAmount();

/**
 * An amount that a caller sends in yuan, as a number or as digits; the action gets whole fen. From 0 to the largest
 * amount, unless narrower bounds are given. Where the most is known to the action alone (`max: null`), more than the
 * largest amount comes to it too, as one fen more, and must be refused there.
 */
export function yuanAmount({ requiredMessage, min, max }: AmountBounds & { requiredMessage: string }) {
  return z
    .union([z.number(), z.string().min(1, requiredMessage)], { error: requiredMessage })
    .transform((yuan, context) => {
      const { fen, refusal } = readAmount(yuan, { min, max });
      if (refusal === null) return fen;
      context.addIssue({ code: 'custom', message: refusal });
      return z.NEVER;
    })
    .meta({
      type: 'number',
      minimum: yuanOf(min?.[0] ?? 0),
      maximum: yuanOf(max?.[0] ?? limits.money.maxFen),
      multipleOf: 0.01,
    });
}
