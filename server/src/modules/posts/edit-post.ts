import type { editPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { PostForm, postEdit } from '@zaojie/contract/posts/post.schemas';
import type * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveCirclePostCount } from '../circles/index.ts';
import { setPostTags } from '../tags/index.ts';
import { useUploads } from '../uploads/index.ts';
import { lockUsers, moveWorkCount } from '../users/index.ts';
import { holdPost } from './delete-post.ts';
import { isOwnPost } from './post.policy.ts';
import { findPost, lockPost, updatePost, type PostText } from './post.queries.ts';
import type { MediaRow } from './post-rows.ts';
import { usedBy, worksIn } from './post.rules.ts';
import { viewPost } from './post.view.ts';
import { joinSeries } from './series/join-series.ts';
import { preparePost } from './write-post.ts';

type PostEdit = z.output<typeof postEdit>;
type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

const pictures = (media: LockedPost['media'] | PostText['media']) =>
  (media as MediaRow[]).map(({ url }) => url);

const captioned = (media: LockedPost['media'] | PostText['media']) =>
  (media as MediaRow[]).map(({ url, caption }) => `${url} ${caption ?? ''}`);

/** A picture that stays keeps its words. */
function captionsOf(post: LockedPost, urls: readonly string[]): string[] {
  const known = new Map((post.media as MediaRow[]).map(({ url, caption }) => [url, caption ?? '']));
  return urls.map((url) => known.get(url) ?? '');
}

/** The post as it stands, with what was sent in its place. */
function formOf(post: LockedPost, edit: PostEdit): PostForm {
  const { title = post.title, content = post.content, circle_id = post.circle_id } = edit;
  const { origin = post.origin as PostForm['origin'] | '', source_url = post.source_url } = edit;
  const urls = edit.media_urls ?? pictures(post.media);
  return {
    title,
    content,
    circle_id,
    media_urls: urls,
    captions: edit.captions ?? captionsOf(post, urls),
    origin: origin === '' ? null : origin,
    source_url,
    is_sensitive: edit.is_sensitive ?? post.is_sensitive,
    tags: edit.tags ?? [],
  };
}

function isSameText(post: LockedPost, text: PostText): boolean {
  return (
    post.title === text.title &&
    post.content === text.content &&
    post.circle_id === text.circle_id &&
    post.origin === text.origin &&
    post.source_url === text.source_url &&
    post.is_sensitive === text.is_sensitive &&
    captioned(post.media).join() === captioned(text.media).join()
  );
}

async function moveCircles(tx: Tx, from: number | null, to: number | null): Promise<void> {
  if (from === to) return;
  if (from !== null) await moveCirclePostCount(tx, from, -1);
  if (to !== null) await moveCirclePostCount(tx, to, 1);
}

export const editPost: Action<typeof endpoint> = async (context, { params, body }) => {
  const row = await context.transaction(async (tx) => {
    // People before posts; the post is only theirs to edit if they wrote it.
    await lockUsers(tx, [context.viewer.userId]);
    const post = await lockPost(tx, params.id);
    if (!post || !isOwnPost(context.viewer, post.user_id)) throw new Refusal(postErrors.notFound);
    const { text, uploads } = await preparePost(tx, formOf(post, body), post.user_id);
    const hasOtherTags = body.tags !== undefined && (await setPostTags(tx, post, body.tags));
    // Only what changed counts as edited, and is told to others.
    if (hasOtherTags || !isSameText(post, text)) {
      await updatePost(tx, post.id, text, context.now());
      await moveWorkCount(tx, post.user_id, worksIn(text) - worksIn(post));
      await useUploads(tx, usedBy(post.id), uploads);
      await moveCircles(tx, post.circle_id, text.circle_id);
      await emitEvent(tx, 'post.edited', { postId: post.id });
    }
    await joinSeries(tx, { id: post.id, userId: post.user_id }, body, context.now());
    const edited = await findPost(tx, post.id, context.viewer.userId);
    await holdPost(tx, post.id, context.held, context.now());
    return edited;
  });
  if (!row) throw new Refusal(postErrors.notFound);
  return new Answer(
    context.held ? '已保存，审核通过后大家就能看到' : '保存成功',
    viewPost(row, context.viewer),
  );
};
