import { sql } from 'kysely';
import type { ExportPart, Gathering, OwnFile } from '../../frame/own-data.ts';
import { keysOf } from './upload-keys.ts';

/** Archives of this kind are no part of the next one. */
export const EXPORT_PURPOSE = 'export';

type Kept = { id: number; url: string; name: string; widths: number[]; created_at: Date };

async function* bytesOf(gathering: Gathering, key: string): AsyncGenerator<Buffer> {
  const file = await gathering.storage.read(key);
  if (file) yield* file.stream as AsyncIterable<Buffer>;
}

/** The largest size of each picture, everything else as it was sent. What is gone from the store meanwhile is left out. */
async function* ownFiles(gathering: Gathering, userId: number): AsyncGenerator<OwnFile> {
  const { rows } = await sql<Kept>`select id, url, name, widths, created_at from uploads
    where user_id = ${userId} and purpose is distinct from ${EXPORT_PURPOSE} order by id`.execute(
    gathering.db,
  );
  for (const upload of rows) {
    const key = keysOf(upload).at(-1) ?? '';
    const size = await gathering.storage.sizeOf(key);
    if (size === null) continue;
    // Slashes would make folders of a name that somebody gave.
    const name = `files/${upload.id}-${upload.name.replaceAll(/[/\\]/g, '_')}`;
    yield { name, size, modifiedAt: upload.created_at, body: bytesOf(gathering, key) };
  }
}

export const uploadExports: readonly ExportPart[] = [
  {
    name: 'uploads',
    about: '上传过的文件，文件本身在 files 里',
    rows: (userId) => sql`select id, kind, name, byte_size, width, height, mime, created_at from uploads
      where user_id = ${userId} and purpose is distinct from ${EXPORT_PURPOSE} order by id`,
    files: ownFiles,
  },
];
