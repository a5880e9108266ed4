import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type ChunkRow = {
  user_id: number;
  chunk_id: string;
  chunk_index: number;
  chunk_count: number;
  byte_size: number;
  key: string;
};

const columns = ['user_id', 'chunk_id', 'chunk_index', 'chunk_count', 'byte_size', 'key'] as const;

export async function listChunks(db: Db | Tx, userId: number, chunkId: string): Promise<ChunkRow[]> {
  return db
    .selectFrom('upload_chunks')
    .select(columns)
    .where('user_id', '=', userId)
    .where('chunk_id', '=', chunkId)
    .orderBy('chunk_index')
    .execute();
}

export async function saveChunk(tx: Tx, chunk: ChunkRow, now: Date): Promise<void> {
  const { byte_size, key } = chunk;
  await tx
    .insertInto('upload_chunks')
    .values({ ...chunk, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'chunk_id', 'chunk_index'])
        .doUpdateSet({ byte_size, key, created_at: now, merging_at: null }),
    )
    .execute();
}

/** The pieces that nobody is putting together yet, now taken for that; a merge begun before the given time has died. */
export async function beginMerge(
  tx: Tx,
  file: { userId: number; chunkId: string },
  times: { now: Date; diedBefore: Date },
): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    with free as (
      select chunk_index from upload_chunks
      where user_id = ${file.userId} and chunk_id = ${file.chunkId}
        and (merging_at is null or merging_at < ${times.diedBefore})
      order by chunk_index for update
    ), taken as (
      update upload_chunks c set merging_at = ${times.now} from free
      where c.user_id = ${file.userId} and c.chunk_id = ${file.chunkId} and c.chunk_index = free.chunk_index
      returning c.user_id, c.chunk_id, c.chunk_index, c.chunk_count, c.byte_size, c.key
    )
    select * from taken order by chunk_index`.execute(tx);
  return rows;
}

/** They can be put together again. */
export async function endMerge(tx: Tx, chunks: readonly ChunkRow[]): Promise<void> {
  const [first] = chunks;
  if (!first) return;
  await tx
    .updateTable('upload_chunks')
    .set({ merging_at: null })
    .where('user_id', '=', first.user_id)
    .where('chunk_id', '=', first.chunk_id)
    .where('key', 'in', keysOfChunks(chunks))
    .execute();
}

/** How many of them were still there; a piece that was sent anew meanwhile is another one. */
export async function deleteChunks(tx: Tx, chunks: readonly ChunkRow[]): Promise<number> {
  const [first] = chunks;
  if (!first) return 0;
  const result = await tx
    .deleteFrom('upload_chunks')
    .where('user_id', '=', first.user_id)
    .where('chunk_id', '=', first.chunk_id)
    .where('key', 'in', keysOfChunks(chunks))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function takeAbandonedChunks(tx: Tx, before: Date): Promise<ChunkRow[]> {
  return tx.deleteFrom('upload_chunks').where('created_at', '<', before).returning(columns).execute();
}

export function keysOfChunks(chunks: readonly ChunkRow[]): string[] {
  return chunks.map((chunk) => chunk.key);
}
