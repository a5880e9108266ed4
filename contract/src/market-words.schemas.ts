import * as z from 'zod';
import { marketIdOf, type MarketWord } from './market-words.ts';

/** A category or a style that must be named: its number comes out. */
export function marketChoice(words: readonly MarketWord[], requiredMessage: string) {
  return z
    .unknown()
    .transform((given, context) => {
      const id = marketIdOf(words, given);
      if (id !== null) return id;
      context.addIssue({ code: 'custom', message: requiredMessage });
      return z.NEVER;
    })
    .meta({
      type: 'string',
      description: words.map((each) => `${each.id}/${each.word}/${each.name}`).join('，'),
    });
}

/** In a filter: what names nothing counts as left out. */
export function marketFilter(words: readonly MarketWord[]) {
  return z
    .unknown()
    .optional()
    .transform((given) => marketIdOf(words, given))
    .meta({ type: 'string' });
}

/** How answers name it: in all three ways. */
export const marketWord = z.object({ id: z.int(), word: z.string(), name: z.string() });
