import type { listTags as endpoint } from '@zaojie/contract/tags/tag.endpoints';
import type { Tag } from '@zaojie/contract/tags/tag.schemas';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { countTags, listTagRows, type TagRow } from './tag.queries.ts';

export function viewTag(row: TagRow): Tag {
  return {
    id: row.id,
    name: row.name,
    posts_count: row.post_count,
    created_at: row.created_at.toISOString(),
    is_followed: Boolean(row.is_followed),
  };
}

export const listTags: Action<typeof endpoint> = async (context, { query }) => {
  const { keyword, page, per_page: limit } = query;
  const viewerId = context.viewer?.userId ?? null;
  const [rows, total] = await Promise.all([
    listTagRows(context.db, { keyword, limit, offset: (page - 1) * limit, viewerId }),
    countTags(context.db, keyword),
  ]);
  return pageOf(rows.map(viewTag), { total, page, perPage: limit });
};
