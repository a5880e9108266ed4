import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../../frame/link-preview.ts';
import { shownName } from '../person.sql.ts';

async function describePerson(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<{ name: string; bio: string; avatar: string; background: string }>`
    select ${shownName()} as name, u.bio, u.avatar, u.background from users u where u.id = ${id}`.execute(db);
  const [person] = rows;
  if (!person) return null;
  const { name, bio, avatar, background } = person;
  // Only files of ours: a portrait that came with a social login lies elsewhere.
  const image = [background, avatar].find((address) => address.startsWith('/')) ?? '';
  return { title: `${name}的主页`, description: bio || `${name}在造界的作品和动态`, image };
}

export const userPreview: LinkPreview = { path: /^\/user\/(\d{1,15})\/?$/, describe: describePerson };
