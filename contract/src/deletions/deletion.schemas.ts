import * as z from 'zod';

/** How long somebody can change their mind. */
export const GRACE_DAYS = 15;

export const deletionStatus = z.object({
  is_asked: z.boolean(),
  asked_at: z.string().nullable(),
  /** When it happens, unless something keeps it from that. */
  due_at: z.string().nullable(),
  /** Why it didn't happen when it was due; empty otherwise. */
  held_by: z.string(),
});
export type DeletionStatus = z.output<typeof deletionStatus>;

export const deletionHolds = z.object({
  /** What has to be seen to first; none means that it can be asked for. */
  holds: z.array(z.object({ text: z.string(), link: z.string() })),
});
export type DeletionHolds = z.output<typeof deletionHolds>;
