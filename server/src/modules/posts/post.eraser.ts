import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads, releaseUploads } from '../uploads/index.ts';
import { removePost } from './delete-post.ts';
import { usedBy } from './post.rules.ts';

/** What was hidden kept its pictures, so that it could come back. It can't any more. */
async function forgetHidden(db: Db, userId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update posts set hidden_tags = null where user_id = ${userId} and hidden_tags is not null returning id`.execute(
      tx,
    );
    for (const { id } of rows) await releaseUploads(tx, usedBy(id));
  });
}

/** As their author could at any time; what is left of them says nothing. */
export const erasePosts: Eraser = async ({ db, now }, userId) => {
  const { rows } = await sql<{ id: number }>`
    select id from posts where user_id = ${userId} and deleted_at is null order by id`.execute(db);
  for (const { id } of rows) await transaction(db, (tx) => removePost(tx, id, now()));
  await forgetHidden(db, userId);
  await sql`update posts set title = '已删除', content = '', excerpt = '', summary = '', cover_image = '', media = '[]',
      tag_labels = '[]' where user_id = ${userId}`.execute(db);
  await transaction(db, async (tx) => {
    await sql`with gone as (delete from post_favorites where user_id = ${userId} returning post_id)
      update post_stats set favorite_count = favorite_count - 1
      where post_id in (select post_id from gone)`.execute(tx);
    const { rows: drafts } = await sql<{ id: number }>`
      delete from post_drafts where user_id = ${userId} returning id`.execute(tx);
    await releaseAllUploads(tx, { kind: 'post-draft', ownerIds: drafts.map(({ id }) => id) });
    await sql`delete from post_series where user_id = ${userId}`.execute(tx);
    await sql`delete from favorite_folders where user_id = ${userId}`.execute(tx);
    await sql`delete from post_dismissals where user_id = ${userId}`.execute(tx);
    await sql`delete from damped_authors where user_id = ${userId}`.execute(tx);
    await sql`delete from damped_tags where user_id = ${userId}`.execute(tx);
  });
};
