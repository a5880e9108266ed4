import type { Db, Tx } from '../../db/database.ts';

export type ChunkRow = {
  user_id: number;
  chunk_id: string;
  chunk_index: number;
  chunk_count: number;
  byte_size: number;
};

const columns = ['user_id', 'chunk_id', 'chunk_index', 'chunk_count', 'byte_size'] as const;

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
  const { byte_size } = chunk;
  await tx
    .insertInto('upload_chunks')
    .values({ ...chunk, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'chunk_id', 'chunk_index']).doUpdateSet({ byte_size, created_at: now }),
    )
    .execute();
}

export async function deleteChunks(tx: Tx, userId: number, chunkId: string): Promise<number> {
  const result = await tx
    .deleteFrom('upload_chunks')
    .where('user_id', '=', userId)
    .where('chunk_id', '=', chunkId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function takeAbandonedChunks(tx: Tx, before: Date): Promise<ChunkRow[]> {
  return tx.deleteFrom('upload_chunks').where('created_at', '<', before).returning(columns).execute();
}
