import type { Context } from '../../frame/context.ts';
import { listLikedAmong, type LabelRow } from '../posts/index.ts';
import { canFollowUser } from '../users/index.ts';
import type { CreatorRow, HotCommentRow } from './home.queries.ts';
import { findStanding } from './standing.queries.ts';

/** Lists hold this many times what is shown: what somebody has blocked or deleted is replaced by what comes next. */
export const SPARE = 2;

type Kept = {
  posts: readonly LabelRow[];
  comments: readonly HotCommentRow[];
  creators: readonly CreatorRow[];
};

/**
 * What this viewer is shown of lists that are kept for everybody, with their own flags: a deleted post is gone at once,
 * and so is a person whom the viewer has blocked. One statement for visitors, two for members, however long the lists.
 */
export async function showToViewer({ db, viewer }: Context, { posts, comments, creators }: Kept) {
  const viewerId = viewer?.userId ?? null;
  const postIds = posts.map(({ id }) => id);
  const worksOf = ({ works }: CreatorRow) => works.map(({ post_id }) => post_id);
  const [standing, liked] = await Promise.all([
    findStanding(db, viewerId, {
      posts: [...postIds, ...creators.flatMap(worksOf)],
      comments: comments.map(({ id }) => id),
      people: [
        ...posts.map(({ user_id }) => user_id),
        ...comments.flatMap(({ user_id, post_author_id }) => [user_id, post_author_id]),
        ...creators.map(({ id }) => id),
      ],
    }),
    viewerId === null ? new Set<number>() : listLikedAmong(db, viewerId, postIds),
  ]);
  const isBlocked = (personId: number) => standing.blocked.has(personId);
  return {
    posts: posts
      .filter(({ id, user_id }) => standing.post.has(id) && !isBlocked(user_id))
      .map((post) => ({ ...post, is_liked: liked.has(post.id) })),
    // A comment names its post and leads there, so it goes with the post's author too.
    comments: comments.filter(
      ({ id, user_id, post_author_id }) =>
        standing.comment.has(id) && !isBlocked(user_id) && !isBlocked(post_author_id),
    ),
    creators: creators
      .filter(({ id }) => !isBlocked(id))
      .map(({ works, ...creator }) => ({
        ...creator,
        is_followed: standing.followed.has(creator.id),
        can: {
          follow: canFollowUser(viewer, {
            userId: creator.id,
            isBlocked: false,
            hasBlockedViewer: standing.blocker.has(creator.id),
          }),
        },
        covers: works.filter(({ post_id }) => standing.post.has(post_id)).map(({ cover }) => cover),
      })),
  };
}
