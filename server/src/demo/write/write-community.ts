import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { createSeries } from '../../modules/posts/index.ts';
import { circles } from '../circles.ts';
import { series } from '../series.ts';
import type { CommunityToWrite } from './community-to-write.ts';
import type { Approval } from '../plan/crowd.ts';
import type { PlannedComment } from '../plan/plan-comments.ts';
import { writePosts } from './write-posts.ts';

export async function writeCommunity(tx: Tx, community: CommunityToWrite): Promise<void> {
  const circleIds = await writeCircles(tx, community);
  const tagIds = await writeTags(tx, community);
  const postIds = await writePosts(tx, community, { circleIds, tagIds });
  await writeSeries(tx, community, postIds);
  await writeComments(tx, community, postIds);
}

/** Each since its newest post. */
async function writeSeries(
  tx: Tx,
  { plan, idOf }: CommunityToWrite,
  postIds: ReadonlyMap<string, number>,
): Promise<void> {
  const byTitle = new Map(plan.posts.map((post) => [post.title, post]));
  for (const { author, title, description, posts } of series) {
    const planned = posts.flatMap((name) => byTitle.get(name) ?? []);
    const newest = Math.max(...planned.map((post) => post.createdAt.getTime()));
    const form = { title, description, postIds: posts.map((name) => postIds.get(name) ?? 0) };
    await createSeries(tx, idOf(author), form, new Date(newest));
  }
}

async function writeCircles(
  tx: Tx,
  { plan, pictures, idOf }: CommunityToWrite,
): Promise<Map<string, number>> {
  const rows = plan.circles.map((circle, index) => {
    const art = circles[index];
    return {
      name: circle.name,
      description: circle.description,
      icon: art ? pictures.iconOf(art.icon).url : '',
      cover_image: art ? pictures.pictureOf(art.cover).url : '',
      post_count: circle.postCount,
      member_count: circle.members.length,
      created_at: circle.createdAt,
    };
  });
  const written = await tx.insertInto('circles').values(rows).returning(['id', 'name']).execute();
  const ids = new Map(written.map((row) => [row.name, row.id]));
  const members = plan.circles.flatMap((circle) =>
    approvalRows(circle.members, idOf).map((row) => ({ circle_id: ids.get(circle.name) ?? 0, ...row })),
  );
  await tx.insertInto('circle_members').values(members).execute();
  return ids;
}

async function writeTags(tx: Tx, { plan, idOf }: CommunityToWrite): Promise<Map<string, number>> {
  const rows = plan.tags.map((tag) => ({
    name: tag.name,
    name_key: tag.name.normalize('NFKC').toLowerCase(),
    post_count: tag.postCount,
    follower_count: tag.followers.length,
    created_at: tag.createdAt,
  }));
  const written = await tx.insertInto('tags').values(rows).returning(['id', 'name']).execute();
  const ids = new Map(written.map((row) => [row.name, row.id]));
  const follows = plan.tags.flatMap((tag) =>
    approvalRows(tag.followers, idOf).map((row) => ({ tag_id: ids.get(tag.name) ?? 0, ...row })),
  );
  await tx.insertInto('tag_follows').values(follows).execute();
  return ids;
}

/** All at once in the order of time; who answers whom follows, when the ids are known. */
async function writeComments(
  tx: Tx,
  { plan, idOf }: CommunityToWrite,
  postIds: Map<string, number>,
): Promise<void> {
  const postIdOf = (comment: PlannedComment) => postIds.get(comment.post.title) ?? 0;
  const rows = plan.comments.map((comment) => ({
    post_id: postIdOf(comment),
    user_id: idOf(comment.author),
    reply_user_id: comment.replyTo === null ? null : idOf(comment.replyTo),
    content: comment.text,
    like_count: comment.likes.length,
    reply_count: plan.comments.filter((other) => other.parent === comment).length,
    created_at: comment.createdAt,
  }));
  const written = await tx
    .insertInto('comments')
    .values(rows)
    .returning(['id', 'post_id', 'content'])
    .execute();
  // Nothing is said twice under one post.
  const ids = new Map(written.map((row) => [`${row.post_id} ${row.content}`, row.id]));
  const idFor = (comment: PlannedComment) => ids.get(`${postIdOf(comment)} ${comment.text}`) ?? 0;
  const replies = plan.comments.flatMap((comment) =>
    comment.parent ? [{ id: idFor(comment), parent: idFor(comment.parent) }] : [],
  );
  await sql`
    update comments set parent_id = answered.parent
    from unnest(${replies.map(({ id }) => id)}::bigint[], ${replies.map(({ parent }) => parent)}::bigint[])
      as answered (id, parent)
    where comments.id = answered.id`.execute(tx);
  const likes = plan.comments.flatMap((comment) =>
    approvalRows(comment.likes, idOf).map((row) => ({ comment_id: idFor(comment), ...row })),
  );
  await tx.insertInto('comment_likes').values(likes).execute();
}

function approvalRows(approvals: readonly Approval[], idOf: (username: string) => number) {
  return approvals.map(({ username, createdAt }) => ({ user_id: idOf(username), created_at: createdAt }));
}
