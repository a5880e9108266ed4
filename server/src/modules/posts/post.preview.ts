import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';

async function describePost(db: Db, id: number): Promise<PageDescription | null> {
  const row = await db
    .selectFrom('posts')
    .select(['title', 'summary', 'cover_image'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { title: row.title, description: row.summary, image: row.cover_image } : null;
}

export const postPreview: LinkPreview = { path: /^\/post\/(\d{1,15})\/?$/, describe: describePost };
