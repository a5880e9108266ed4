import * as z from 'zod';
import { limits } from './limits.ts';
import { fenOf, yuanOf, yuanText } from './money.ts';

type Bound = [fen: number, message: string];

export const NOT_AN_AMOUNT = `请输入正确的金额：最多两位小数，不超过¥${yuanText(limits.money.maxFen)}`;

/**
 * An amount that a caller sends in yuan, as a number or as digits; the action gets whole fen. From 0 to the largest
 * amount, unless narrower bounds are given.
 */
export function yuanAmount(options: { requiredMessage: string; min?: Bound; max?: Bound }) {
  const [minFen, minMessage] = options.min ?? [0, NOT_AN_AMOUNT];
  const [maxFen, maxMessage] = options.max ?? [limits.money.maxFen, NOT_AN_AMOUNT];
  return z
    .union([z.number(), z.string().min(1, options.requiredMessage)], { error: options.requiredMessage })
    .transform((yuan, context) => {
      const fen = fenOf(yuan);
      if (fen === null) return refuse(context, NOT_AN_AMOUNT);
      if (fen < minFen) return refuse(context, minMessage);
      if (fen > maxFen) return refuse(context, maxMessage);
      return fen;
    })
    .meta({ type: 'number', minimum: yuanOf(minFen), maximum: yuanOf(maxFen), multipleOf: 0.01 });
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
