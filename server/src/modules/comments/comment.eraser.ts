import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseUploads } from '../uploads/index.ts';
import { usedBy } from './comment.rules.ts';
import { removeComment } from './delete-comment.ts';

const GONE = '这条评论已随账号注销删除';

/** What others answered stays as an empty place, so that the answers do; everything else goes. */
export const eraseComments: Eraser = async ({ db, now }, userId) => {
  const { rows } = await sql<{ id: number }>`select id from comments
    where user_id = ${userId} and deleted_at is null and reply_count = 0 order by id`.execute(db);
  for (const { id } of rows) await transaction(db, (tx) => removeComment(tx, id, now()));
  await transaction(db, async (tx) => {
    const { rows: shown } = await sql<{ id: number }>`
      select id from comments where user_id = ${userId} and media <> '[]' order by id`.execute(tx);
    for (const { id } of shown) await releaseUploads(tx, usedBy(id));
    await sql`update comments set content = ${GONE}, mentions = '[]', media = '[]' where user_id = ${userId}`.execute(
      tx,
    );
  });
};
