import type { Db } from '../../db/database.ts';

export type PageDescription = { title: string; description: string; image: string };

/** What a link to a post says about itself where it is shared. */
export async function describePost(db: Db, id: number): Promise<PageDescription | null> {
  const row = await db
    .selectFrom('posts')
    .select(['title', 'summary', 'cover_image'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { title: row.title, description: row.summary, image: row.cover_image } : null;
}
