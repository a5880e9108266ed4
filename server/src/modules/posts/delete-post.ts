import type { deletePost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { tellHeld } from '../../frame/words/held-words.ts';
import type { HeldWords } from '../../frame/words/word-filter.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { plainTextOf } from '../../platform/rich-text/sanitise.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveCirclePostCount } from '../circles/index.ts';
import { setPostTags } from '../tags/index.ts';
import { releaseUploads } from '../uploads/index.ts';
import { movePostCount, moveWorkCount } from '../users/index.ts';
import { isOwnPost } from './post.policy.ts';
import { lockPost, markDeleted, markHidden, markRestored } from './post.queries.ts';
import { usedBy, worksIn } from './post.rules.ts';

const HELD_CHARACTERS = 500;

type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

async function count(tx: Tx, post: LockedPost, by: 1 | -1): Promise<void> {
  await movePostCount(tx, post.user_id, by);
  await moveWorkCount(tx, post.user_id, by * worksIn(post));
  if (post.circle_id !== null) await moveCirclePostCount(tx, post.circle_id, by);
}

async function takeAway(tx: Tx, post: LockedPost, isHidden = false): Promise<void> {
  await setPostTags(tx, post, []);
  await count(tx, post, -1);
  await emitEvent(tx, 'post.deleted', { postId: post.id, userId: post.user_id, isHidden });
}

async function remove(tx: Tx, post: LockedPost, now: Date): Promise<void> {
  await markDeleted(tx, post.id, now);
  await releaseUploads(tx, usedBy(post.id));
  await takeAway(tx, post);
}

/** False when there is no such post. */
export async function removePost(tx: Tx, postId: number, now: Date): Promise<boolean> {
  const post = await lockPost(tx, postId);
  if (post) await remove(tx, post, now);
  return post !== undefined;
}

/** For whoever moderates: gone for everybody, with its pictures kept, so that it can come back. False when there is no such post. */
export async function hidePost(tx: Tx, postId: number, now: Date): Promise<boolean> {
  const post = await lockPost(tx, postId);
  if (!post) return false;
  await markHidden(tx, post.id, now);
  await takeAway(tx, post, true);
  return true;
}

/** For what the word filter found: out of sight until a moderator has looked at it. */
export async function holdPost(
  tx: Tx,
  postId: number,
  found: HeldWords | undefined,
  now: Date,
): Promise<void> {
  const post = found && (await lockPost(tx, postId));
  if (!post) return;
  await hidePost(tx, postId, now);
  const excerpt = plainTextOf(post.content, HELD_CHARACTERS);
  const held = { ownerId: post.user_id, title: post.title, excerpt };
  await tellHeld(tx, found, { kind: 'post', targetId: postId, held });
}

/** False when it wasn't hidden, but deleted by its author, or stands. */
export async function restorePost(tx: Tx, postId: number): Promise<boolean> {
  const tagIds = await markRestored(tx, postId);
  const post = tagIds && (await lockPost(tx, postId));
  if (!post) return false;
  const standing = await tx
    .selectFrom('tags')
    .select('id')
    .where(sql<boolean>`id = any(${tagIds}::bigint[])`)
    .execute();
  const there = new Set(standing.map(({ id }) => id));
  await setPostTags(
    tx,
    post,
    tagIds.filter((id) => there.has(id)).map((id) => ({ id, name: null })),
  );
  await count(tx, post, 1);
  await emitEvent(tx, 'post.restored', { postId: post.id, userId: post.user_id });
  return true;
}

export const deletePost: Action<typeof endpoint> = async (context, { query }) => {
  await context.transaction(async (tx) => {
    const post = await lockPost(tx, query.id);
    // Somebody else's post answers like one that doesn't exist.
    if (!post || !isOwnPost(context.viewer, post.user_id)) throw new Refusal(postErrors.notFound);
    await remove(tx, post, context.now());
  });
  return new Answer('帖子删除成功', {});
};
