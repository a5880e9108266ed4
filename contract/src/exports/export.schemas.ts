import * as z from 'zod';

/** One asking for everything of one's own. */
export const dataExport = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'ready', 'failed']),
  asked_at: z.string(),
  ready_at: z.string().nullable(),
  /** Until when it is kept. */
  expires_at: z.string().nullable(),
  byte_size: z.int().nullable(),
  /** Good for half an hour to an hour, and for its owner only; null unless it is ready. */
  url: z.string().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

export const exportStatus = z.object({
  /** The latest; null for whoever never asked, and once it is over. */
  latest: dataExport.nullable(),
  can_ask: z.boolean(),
});
export type ExportStatus = z.output<typeof exportStatus>;
