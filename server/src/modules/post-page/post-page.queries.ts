import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statementsByShape } from '../../db/statement.ts';
import { firstCommentsOf, type TopComment } from '../comments/index.ts';
import { wholePostQuery, type PostRow } from '../posts/index.ts';

export type PageRow = PostRow & { comments: TopComment[] };

const pageOfPost = statementsByShape<{ isVisitor: boolean }, { id: number; viewerId: number }, PageRow>(
  ({ isVisitor }, { id, viewerId }) => sql<PageRow>`
    with post as (${wholePostQuery(id, viewerId)})
    select post.*, ${firstCommentsOf(sql.ref('post.id'), isVisitor ? null : viewerId)} as comments from post`,
);

/** A post with the first of its comments: the page that is opened most, in one statement. */
export async function findPage(db: Db, id: number, viewerId: number | null): Promise<PageRow | null> {
  const [row] = await pageOfPost(db, { isVisitor: viewerId === null }, { id, viewerId: viewerId ?? 0 });
  return row ?? null;
}
