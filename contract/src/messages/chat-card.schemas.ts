import * as z from 'zod';
import { picture } from '../uploads/upload.schemas.ts';

/** What can be shown in a chat besides words and files. */
export const cardTypes = ['bounty', 'order', 'activity', 'project'] as const;
export type CardType = (typeof cardTypes)[number];

export const chatCard = z.object({
  type: z.enum(cardTypes),
  id: z.int(),
  /** It was deleted, or isn't for this reader: nothing else is told then. */
  is_gone: z.boolean(),
  title: z.string(),
  /** Yuan; twice the same where there is one price, 0 where there is none. */
  price_min: z.number(),
  price_max: z.number(),
  status: z.string(),
  status_label: z.string(),
  /** Whether it still goes on. */
  is_live: z.boolean(),
  /** One line about it, as in 角色设计 · 古风. */
  note: z.string(),
  cover: picture.nullable(),
  /** The page it opens. */
  path: z.string(),
});
export type ChatCard = z.output<typeof chatCard>;
