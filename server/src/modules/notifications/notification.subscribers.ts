import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import {
  findCalled,
  lockCommentLike,
  lockFollow,
  lockPostLike,
  lockPublishedPost,
  lockSpokenComment,
} from './cause.queries.ts';
import {
  deleteNoticesOfComment,
  deleteNoticesOfPost,
  lockNotice,
  lockPairAlone,
  removeActor,
  removeActorFrom,
} from './notice.queries.ts';
import {
  hearersOf,
  namesCalledIn,
  POST_MENTIONS_MAX,
  subjects,
  welcome,
  type ActorKind,
} from './notice.rules.ts';
import { addSystemNotice, tell, type Telling } from './tell.ts';

const NAME = 'notifications';
const only = (userId: number, kind: ActorKind) => new Map([[userId, kind]]);

type LikeEvent = { userId: number; authorId: number };

/** The notice is locked before looking whether the like is back: then it stays, and its own event has told or will tell. */
async function takeLikeBack(
  tx: Tx,
  { userId, authorId }: LikeEvent,
  subject: string,
  findLike: () => Promise<unknown>,
): Promise<void> {
  const notice = await lockNotice(tx, authorId, subject);
  if (notice && !(await findLike())) await removeActor(tx, notice.id, userId);
}

const likeSubscribers = (telling: Telling): Subscriber[] => [
  subscribe('post.liked', NAME, async (tx, { postId, userId }) => {
    const like = await lockPostLike(tx, postId, userId);
    if (!like) return;
    const hearers = only(like.authorId, 'post_like');
    const subject = subjects.postLike(postId);
    await tell(tx, telling, { hearers, subject, actorId: userId, postId, commentId: null, at: like.at });
  }),
  subscribe('post.unliked', NAME, (tx, event) =>
    takeLikeBack(tx, event, subjects.postLike(event.postId), () =>
      lockPostLike(tx, event.postId, event.userId),
    ),
  ),
  subscribe('comment.liked', NAME, async (tx, { commentId, userId }) => {
    const like = await lockCommentLike(tx, commentId, userId);
    if (!like) return;
    const hearers = only(like.authorId, 'comment_like');
    const subject = subjects.commentLike(commentId);
    await tell(tx, telling, {
      hearers,
      subject,
      actorId: userId,
      postId: like.postId,
      commentId,
      at: like.at,
    });
  }),
  subscribe('comment.unliked', NAME, (tx, event) =>
    takeLikeBack(tx, event, subjects.commentLike(event.commentId), () =>
      lockCommentLike(tx, event.commentId, event.userId),
    ),
  ),
];

const peopleSubscribers = (telling: Telling): Subscriber[] => [
  subscribe('user.registered', NAME, (tx, { userId }) =>
    addSystemNotice(tx, telling, { userId, ...welcome }),
  ),
  subscribe('user.followed', NAME, async (tx, { followerId, followeeId }) => {
    const at = await lockFollow(tx, followerId, followeeId);
    if (!at) return;
    const hearers = only(followeeId, 'follow');
    const subject = subjects.follow(followerId);
    await tell(tx, telling, { hearers, subject, actorId: followerId, postId: null, commentId: null, at });
  }),
  // One that was read stays: it did happen, and following again then makes no noise.
  subscribe('user.unfollowed', NAME, async (tx, { followerId, followeeId }) => {
    const notice = await lockNotice(tx, followeeId, subjects.follow(followerId));
    if (!notice || notice.is_read || (await lockFollow(tx, followerId, followeeId))) return;
    await removeActor(tx, notice.id, followerId);
  }),
  subscribe('user.blocked', NAME, async (tx, { blockerId, blockedId }) => {
    await lockPairAlone(tx, blockerId, blockedId);
    await removeActorFrom(tx, blockerId, blockedId);
    await removeActorFrom(tx, blockedId, blockerId);
  }),
];

const writingSubscribers = (telling: Telling): Subscriber[] => [
  subscribe('post.published', NAME, async (tx, { postId, mentions }) => {
    const post = await lockPublishedPost(tx, postId);
    if (!post) return;
    const hearers = new Map(mentions.slice(0, POST_MENTIONS_MAX).map((id) => [id, 'mention' as const]));
    const subject = subjects.post(postId);
    await tell(tx, telling, {
      hearers,
      subject,
      actorId: post.authorId,
      postId,
      commentId: null,
      at: post.at,
    });
  }),
  subscribe('comment.added', NAME, async (tx, { commentId }) => {
    const comment = await lockSpokenComment(tx, commentId);
    if (!comment) return;
    const { authorId: actorId, postId, at } = comment;
    const mentionedIds = await findCalled(tx, namesCalledIn(comment.content));
    const hearers = hearersOf({ ...comment, mentionedIds });
    await tell(tx, telling, {
      hearers,
      subject: subjects.comment(commentId),
      actorId,
      postId,
      commentId,
      at,
    });
  }),
  subscribe('post.deleted', NAME, (tx, { postId }) => deleteNoticesOfPost(tx, postId)),
  subscribe('comment.deleted', NAME, (tx, { commentId }) => deleteNoticesOfComment(tx, commentId)),
];

/** What happens to people's posts, comments and accounts becomes notices, and takes them away again. */
export function notificationSubscribers(telling: Telling): Subscriber[] {
  return [...likeSubscribers(telling), ...peopleSubscribers(telling), ...writingSubscribers(telling)];
}
