import { limits } from '@zaojie/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { topCommentsQuery, type TopComment } from './comment.queries.ts';

/** As many of a post's newest comments as fit its page, as one value of a statement; `viewerId` is null for visitors. */
export function firstCommentsOf(postId: Sql, viewerId: Sql | null): RawBuilder<TopComment[]> {
  const nothing = sql`0`;
  const query = topCommentsQuery(
    { order: 'new', isVisitor: viewerId === null, isLater: false, offset: 0 },
    {
      postId,
      viewerId: viewerId ?? nothing,
      limit: sql.lit(limits.comment.pageSize),
      likes: nothing,
      id: nothing,
    },
  );
  return sql<TopComment[]>`(select coalesce(json_agg(row_to_json(said)), '[]'::json) from (${query}) said)`;
}
