import * as z from 'zod';

/** The three things that somebody new is shown, each put away for itself. */
export const guidanceParts = ['welcome', 'creator', 'client'] as const;
export type GuidancePart = (typeof guidanceParts)[number];

/** In the order in which they are taken. */
export const creatorSteps = ['work', 'service', 'schedule', 'verification'] as const;
export const clientSteps = ['bounty', 'order', 'receipt'] as const;

const checklistOf = <const Step extends string>(steps: readonly Step[]) =>
  z.array(z.object({ step: z.enum(steps), is_done: z.boolean() }));

export const guidance = z.object({
  /** Nobody has shown them around yet. */
  is_new: z.boolean(),
  /** Null once everything is done, for whoever has put it away, and for whoever isn't new to it. */
  creator: checklistOf(creatorSteps).nullable(),
  client: checklistOf(clientSteps).nullable(),
});
export type Guidance = z.output<typeof guidance>;

export const suggestedPerson = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  bio: z.string(),
  works_count: z.int(),
  /** Which of the tags that the viewer follows they post under; empty for those whom everybody likes. */
  tags: z.array(z.string()),
});
export type SuggestedPerson = z.output<typeof suggestedPerson>;
