import * as z from 'zod';
import { isDay } from './days.ts';

/** A day that must be given; a moment is taken for the day that its text begins with. */
export function day(requiredMessage: string, wrongMessage = '日期格式不正确') {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, requiredMessage)
    .transform((value) => value.slice(0, 10).replaceAll('/', '-'))
    .refine(isDay, wrongMessage)
    .meta({ type: 'string', format: 'date' });
}
