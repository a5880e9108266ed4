import * as z from 'zod';

export const licence = z.object({
  code: z.string(),
  url: z.string(),
  title: z.string(),
  /** Null where the person doesn't wish to be named. */
  client_name: z.string().nullable(),
  creator_name: z.string().nullable(),
  usage: z.string(),
  usage_label: z.string(),
  /** What one may do, in a sentence. */
  scope: z.string(),
  credit: z.boolean(),
  show_from: z.string().nullable(),
  files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
  issued_at: z.string(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string(),
});
export type Licence = z.output<typeof licence>;

/** As one of its parties sees it. */
export const ownLicence = licence.extend({
  order_id: z.int(),
  side: z.enum(['buyer', 'seller']),
  is_named: z.boolean(),
});
export type OwnLicence = z.output<typeof ownLicence>;
