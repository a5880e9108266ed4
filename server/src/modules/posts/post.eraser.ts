import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { removePost } from './delete-post.ts';

/** As their author could at any time; what is left of them says nothing. */
export const erasePosts: Eraser = async ({ db, now }, userId) => {
  const { rows } = await sql<{ id: number }>`
    select id from posts where user_id = ${userId} and deleted_at is null order by id`.execute(db);
  for (const { id } of rows) await transaction(db, (tx) => removePost(tx, id, now()));
  await sql`update posts set title = '已删除', content = '', excerpt = '', summary = '', cover_image = '', media = '[]',
      tag_labels = '[]' where user_id = ${userId}`.execute(db);
};
