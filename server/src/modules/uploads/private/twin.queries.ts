import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { factColumns, type UploadFacts } from '../use.queries.ts';

/** By its id or an address; a public file that was sent before is found as its private twin. */
export async function findOwnUpload(
  db: Db,
  userId: number,
  known: { id: number } | { url: string },
): Promise<UploadFacts | null> {
  const row = await db
    .selectFrom('uploads')
    .select(factColumns)
    .where('user_id', '=', userId)
    // Originals are taken by what they were sent for, and nowhere else.
    .where('purpose', 'is', null)
    .where((eb) =>
      'id' in known
        ? eb('id', '=', known.id)
        : eb.and([
            eb.or([eb('url', '=', known.url), eb('source_url', '=', known.url)]),
            // The name of a private file is no address.
            eb(sql.val(known.url), 'like', '/files/%'),
          ]),
    )
    .orderBy('source_url', (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return row ?? null;
}

/** Whoever is going to change it waits for all who claim it, and they for it. */
export async function lockUpload(
  tx: Tx,
  id: number,
  { isChanged }: { isChanged: boolean },
): Promise<(UploadFacts & { isUsed: boolean }) | null> {
  const query = tx.selectFrom('uploads').select(factColumns).where('id', '=', id);
  const row = await (isChanged ? query.forUpdate() : query.forKeyShare()).executeTakeFirst();
  if (!row) return null;
  // Asked once the lock is held: a use that was written while this waited shows only now.
  const use = await tx
    .selectFrom('upload_uses')
    .select('upload_id')
    .where('upload_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { ...row, isUsed: use !== undefined };
}

export async function lockTwin(tx: Tx, sourceUrl: string): Promise<UploadFacts | null> {
  const query = tx.selectFrom('uploads').select(factColumns).where('source_url', '=', sourceUrl);
  return (await query.forKeyShare().executeTakeFirst()) ?? null;
}

export async function makePrivate(
  tx: Tx,
  upload: { id: number; url: string },
  privateUrl: string,
): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ url: privateUrl, source_url: upload.url })
    .where('id', '=', upload.id)
    .execute();
}
