import { favoriteBounty } from '@zaojie/contract/bounties/bounty.endpoints';
import { getCircle, toggleJoinCircle } from '@zaojie/contract/circles/circle.endpoints';
import { likeComment, listComments } from '@zaojie/contract/comments/comment.endpoints';
import { getGame, likeGame, likeGameComment, listGameComments } from '@zaojie/contract/games/game.endpoints';
import { limits } from '@zaojie/contract/limits';
import { favoritePost } from '@zaojie/contract/posts/favorite.endpoints';
import { getPost, likePost } from '@zaojie/contract/posts/post.endpoints';
import { followProgram, likeDemo } from '@zaojie/contract/programs/program.endpoints';
import { getTag, toggleFollowTag } from '@zaojie/contract/tags/tag.endpoints';
import { followUser } from '@zaojie/contract/users/user.endpoints';
import { call, messageOf } from '../api/client.ts';
import type { Deed } from '../api/intention.ts';
import { readSession } from '../api/session.ts';
import { toast } from '../ui/feedback/toast.tsx';

/** The server knows only toggles. One that was on already is left alone, and one that went off is put on again. */
async function switchOn(isOn: () => Promise<boolean>, toggle: () => Promise<boolean>): Promise<void> {
  if (await isOn()) return;
  if (!(await toggle())) await toggle();
}

async function isCommentLiked(id: number, postId: number): Promise<boolean> {
  const query = { post_id: postId, per_page: limits.page.maxSize };
  const { data } = (await call(listComments, { query })).data;
  const all = data.flatMap((comment) => [comment, ...comment.replies]);
  return all.some((comment) => comment.id === id && comment.is_liked);
}

async function isGameCommentLiked(id: number, gameId: number): Promise<boolean> {
  const query = { id: gameId, per_page: limits.page.maxSize };
  const { data } = (await call(listGameComments, { query })).data;
  const all = data.flatMap((comment) => [comment, ...comment.replies]);
  return all.some((comment) => comment.id === id && comment.is_liked);
}

/** Does it, and says what was done. */
async function perform(deed: Deed): Promise<string> {
  switch (deed.kind) {
    case 'like-post':
      await switchOn(
        async () => (await call(getPost, { query: { id: deed.id } })).data.is_liked,
        async () => (await call(likePost, { body: { post_id: deed.id } })).data.is_liked,
      );
      return '已赞';
    case 'like-comment':
      await switchOn(
        () => isCommentLiked(deed.id, deed.postId),
        async () => (await call(likeComment, { body: { comment_id: deed.id } })).data.is_liked,
      );
      return '已赞';
    case 'follow-user':
      // Whoever signed in turned out to be the author.
      if (deed.id === readSession()?.user.id) return '';
      await call(followUser, { params: { id: deed.id } });
      return '关注成功';
    case 'follow-tag':
      await switchOn(
        async () => (await call(getTag, { query: { id: deed.id } })).data.is_followed,
        async () => (await call(toggleFollowTag, { body: { tag_id: deed.id } })).data.is_followed,
      );
      return '关注成功';
    case 'join-circle':
      await switchOn(
        async () => (await call(getCircle, { query: { id: deed.id } })).data.is_joined,
        async () => (await call(toggleJoinCircle, { body: { circle_id: deed.id } })).data.is_joined,
      );
      return '已加入圈子';
    case 'favorite-post':
      await call(favoritePost, { body: { post_id: deed.id } });
      return '已收藏';
    case 'favorite-bounty':
      await call(favoriteBounty, { body: { bounty_id: deed.id } });
      return '已收藏';
    case 'like-game':
      await switchOn(
        async () => (await call(getGame, { body: { id: deed.id } })).data.is_liked,
        async () => (await call(likeGame, { body: { id: deed.id } })).data.is_liked,
      );
      return '已加入想玩';
    case 'like-game-comment':
      await switchOn(
        () => isGameCommentLiked(deed.id, deed.gameId),
        async () => (await call(likeGameComment, { body: { comment_id: deed.id } })).data.is_liked,
      );
      return '已赞';
    case 'follow-project':
      await call(followProgram, { body: { id: deed.id, following: true } });
      return '有更新会告诉你';
    case 'like-demo':
      await call(likeDemo, { body: { id: deed.id, liked: true } });
      return '已赞';
    case 'publish':
    case 'apply-role':
    case 'comment-game':
    case 'get-game':
    case 'comment':
    case 'publish-bounty':
    case 'apply-bounty':
      return '';
  }
}

/** Never fails: the page that is waiting is drawn whatever became of it. */
export async function carryOut(deed: Deed): Promise<null> {
  try {
    const done = await perform(deed);
    if (done !== '') toast.success(done);
  } catch (error) {
    toast.error(messageOf(error, '操作失败'));
  }
  return null;
}
