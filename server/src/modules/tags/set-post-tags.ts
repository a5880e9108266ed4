import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { ChosenTag } from '@zaojie/contract/tags/tag.schemas';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import { nameKey as tagKey } from '../../platform/search/name-match.ts';

type TaggedPost = { id: number; created_at: Date; rank: number };

/**
 * Gives a post exactly these tags, making new ones by name, and moves the counts of those that came or went. Says whether
 * that changed anything.
 */
export async function setPostTags(tx: Tx, post: TaggedPost, chosen: readonly ChosenTag[]): Promise<boolean> {
  const before = await tx
    .selectFrom('post_tags')
    .select('tag_id')
    .where('post_id', '=', post.id)
    .orderBy('position')
    .execute();
  const wanted = await resolve(tx, chosen);
  if (before.map((row) => row.tag_id).join() === wanted.join()) return false;
  const had = new Set(before.map((row) => row.tag_id));
  const gone = [...had].filter((id) => !wanted.includes(id));
  const come = wanted.filter((id) => !had.has(id));
  await tx.deleteFrom('post_tags').where('post_id', '=', post.id).execute();
  if (wanted.length > 0) {
    const rows = wanted.map((tag_id, position) => ({
      post_id: post.id,
      tag_id,
      position,
      created_at: post.created_at,
      rank: post.rank,
    }));
    await tx.insertInto('post_tags').values(rows).execute();
  }
  await moveCounts(tx, gone, -1);
  await moveCounts(tx, come, 1);
  return true;
}

/** Ids in the order chosen, without repeats by id or by name. */
async function resolve(tx: Tx, chosen: readonly ChosenTag[]): Promise<number[]> {
  const ids: number[] = [];
  // In the order of their keys, so that two posts with the same new tags don't wait for each other.
  const names = chosen.flatMap((tag) => (tag.id === null && tag.name !== null ? [tag.name] : []));
  const made = new Map<string, number>();
  for (const name of names.toSorted()) made.set(tagKey(name), await findOrMake(tx, name));
  for (const tag of chosen) {
    const id = tag.id ?? made.get(tagKey(tag.name ?? ''));
    if (id !== undefined && !ids.includes(id)) ids.push(id);
  }
  if (ids.length === 0) return ids;
  const known = await tx.selectFrom('tags').select('id').where('id', 'in', ids).execute();
  if (known.length !== ids.length) throw new Refusal(postErrors.tagInvalid);
  return ids;
}

async function findOrMake(tx: Tx, name: string): Promise<number> {
  const row = await tx
    .insertInto('tags')
    .values({ name, name_key: tagKey(name) })
    // An update that changes nothing, for the sake of the returned id.
    .onConflict((conflict) =>
      conflict.column('name_key').doUpdateSet((eb) => ({ name: eb.ref('tags.name') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function moveCounts(tx: Tx, ids: readonly number[], by: 1 | -1): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) {
    await tx
      .updateTable('tags')
      .set((eb) => ({ post_count: eb('post_count', '+', by) }))
      .where('id', '=', id)
      .execute();
  }
}

/** A tag by its name, made where there is none; for what has posts of its own gathered under it. */
export async function ensureTag(tx: Tx, name: string): Promise<number> {
  return findOrMake(tx, name);
}
