import * as z from 'zod';
import { BackupError } from './backup-error.ts';

export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

const manifestSchema = z.object({
  format: z.number(),
  createdAt: z.string(),
  /** Names from schema_migrations: what the rows look like. */
  migrations: z.array(z.string()),
  /** The same for the job queue, which keeps its own count. */
  workerMigration: z.number(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      parts: z.number(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), next: z.string().regex(/^-?\d+$/) })),
  members: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableInArchive = Manifest['tables'][number];
export type MemberSum = Manifest['members'][string];

export function parseManifest(text: string): Manifest {
  const parsed = z.object({ format: z.number() }).safeParse(safeJson(text));
  if (parsed.success && parsed.data.format > FORMAT) {
    throw new BackupError(`备份的格式（${parsed.data.format}）比这个版本认识的新；请用新版本恢复。`);
  }
  const manifest = manifestSchema.safeParse(safeJson(text));
  if (!manifest.success) throw new BackupError('备份里的清单读不懂，文件可能已损坏；数据没有改动。');
  return manifest.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
