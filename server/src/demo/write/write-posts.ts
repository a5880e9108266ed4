import type { Tx } from '../../db/database.ts';
import { EXCERPT_CHARACTERS, rankOf, SUMMARY_CHARACTERS, usedBy } from '../../modules/posts/index.ts';
import { insertUploads, insertUses } from '../../modules/uploads/index.ts';
import { excerptOf, plainTextOf, sanitiseRichText } from '../../platform/rich-text/sanitise.ts';
import { listDemoPictures } from '../pictures/demo-files.ts';
import type { PlannedComment } from '../plan/plan-comments.ts';
import type { PlannedPost } from '../plan/plan-posts.ts';
import { fileOf } from '../pictures/shot.ts';
import type { TownPicture, TownPictures } from '../pictures/store-pictures.ts';
import type { CommunityToWrite } from './community-to-write.ts';

type Labels = { circleIds: Map<string, number>; tagIds: Map<string, number> };

/** Gives the ids by title, which no two posts share. */
export async function writePosts(
  tx: Tx,
  community: CommunityToWrite,
  labels: Labels,
): Promise<Map<string, number>> {
  const { plan, idOf } = community;
  const rows = plan.posts.map((post) => postRow(post, community, labels));
  const written = await tx.insertInto('posts').values(rows).returning(['id', 'title']).execute();
  const ids = new Map(written.map((row) => [row.title, row.id]));
  const idFor = (post: PlannedPost) => ids.get(post.title) ?? 0;
  await tx
    .insertInto('post_stats')
    .values(plan.posts.map((post) => ({ post_id: idFor(post), ...countsOf(post, plan.comments) })))
    .execute();
  await tx
    .insertInto('post_credits')
    .values(plan.posts.map((post) => ({ post_id: idFor(post), likes: post.likes.length })))
    .execute();
  const tags = plan.posts.flatMap((post) =>
    post.tags.map((name, position) => ({
      post_id: idFor(post),
      tag_id: labels.tagIds.get(name) ?? 0,
      position,
      created_at: post.createdAt,
    })),
  );
  await tx.insertInto('post_tags').values(tags).execute();
  const likes = plan.posts.flatMap((post) =>
    post.likes.map((like) => ({
      post_id: idFor(post),
      user_id: idOf(like.username),
      created_at: like.createdAt,
    })),
  );
  await tx.insertInto('post_likes').values(likes).execute();
  await writeUploads(tx, community, idFor);
  return ids;
}

function postRow(post: PlannedPost, { plan, pictures, idOf }: CommunityToWrite, { circleIds }: Labels) {
  const content = sanitiseRichText(post.html);
  const media = picturesOf(post, pictures).map(({ url, width, height, blur, widths }) => ({
    url,
    width,
    height,
    blur,
    widths,
  }));
  return {
    user_id: idOf(post.author),
    circle_id: post.circle === null ? null : (circleIds.get(post.circle) ?? null),
    title: post.title,
    content,
    excerpt: excerptOf(content, EXCERPT_CHARACTERS),
    summary: plainTextOf(content, SUMMARY_CHARACTERS),
    cover_image: media[0]?.url ?? '',
    media: JSON.stringify(media),
    is_top: post.isTop ?? false,
    is_essence: post.isEssence ?? false,
    rank: rankOf(countsOf(post, plan.comments), post.createdAt),
    created_at: post.createdAt,
    updated_at: post.createdAt,
  };
}

function picturesOf(post: PlannedPost, pictures: TownPictures): TownPicture[] {
  return (post.shots ?? []).map((shot) => pictures.pictureOf(shot));
}

function countsOf(post: PlannedPost, comments: readonly PlannedComment[]) {
  return {
    view_count: post.viewCount,
    like_count: post.likes.length,
    comment_count: comments.filter((comment) => comment.post === post).length,
    share_count: post.shareCount,
  };
}

/** A picture that several posts show was uploaded once, with the first of them. */
async function writeUploads(
  tx: Tx,
  { plan, pictures, idOf }: CommunityToWrite,
  idFor: (post: PlannedPost) => number,
): Promise<void> {
  const titles = new Map(listDemoPictures().map((picture) => [picture.file, picture.title]));
  const shown = plan.posts.flatMap((post) =>
    (post.shots ?? []).map((shot) => ({ post, shot, picture: pictures.pictureOf(shot) })),
  );
  const first = new Map(shown.toReversed().map((one) => [one.picture.url, one]));
  const rows = [...first.values()].toReversed().map(({ post, shot, picture }) => ({
    user_id: idOf(post.author),
    kind: 'image',
    url: picture.url,
    name: `${titles.get(fileOf(shot)) ?? ''}${typeof shot === 'string' ? '' : '-局部'}.webp`,
    byte_size: picture.byteSize,
    width: picture.width,
    height: picture.height,
    blur: picture.blur,
    widths: picture.widths,
    created_at: post.createdAt,
  }));
  const written = await insertUploads(tx, rows);
  const ids = new Map(written.map((row) => [row.url, row.id]));
  const uses = shown.map(({ post, picture }) => ({
    uploadId: ids.get(picture.url) ?? 0,
    ...usedBy(idFor(post)),
  }));
  await insertUses(tx, uses);
}
