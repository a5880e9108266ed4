import type {
  favoritePost as keepEndpoint,
  moveFavorites as moveEndpoint,
  unfavoritePost as dropEndpoint,
} from '@zaojie/contract/posts/favorite.endpoints';
import { favoriteErrors } from '@zaojie/contract/posts/favorite.errors';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import * as favorites from './favorite.queries.ts';
import { findFolder, takeDefaultFolder, type FolderRow } from './folder.queries.ts';

/** The folder that was chosen, if it is theirs; else the default one. */
async function folderFor(tx: Tx, userId: number, folderId: number | null, now: Date): Promise<FolderRow> {
  if (folderId === null) return takeDefaultFolder(tx, userId, now);
  const folder = await findFolder(tx, folderId);
  if (folder?.user_id !== userId) throw new Refusal(favoriteErrors.folderNotFound);
  return folder;
}

const label = ({ id, name }: FolderRow) => ({ id, name });

/** Whatever a person does with what they keep, they do one thing after another: the person is locked first. */
export const favoritePost: Action<typeof keepEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const state = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if (!(await favorites.holdPost(tx, body.post_id, userId))) throw new Refusal(postErrors.notFound);
    const standsIn = await favorites.folderHolding(tx, body.post_id, userId);
    if (standsIn !== null && body.folder_id === null) {
      // A repeated call without a folder leaves it where it was put.
      const folder = await findFolder(tx, standsIn);
      return { count: await favorites.countFavorites(tx, body.post_id, 0), folder };
    }
    const folder = await folderFor(tx, userId, body.folder_id, context.now());
    if (standsIn !== null) {
      await favorites.moveInto(tx, folder.id, { userId, postIds: [body.post_id] });
      return { count: await favorites.countFavorites(tx, body.post_id, 0), folder };
    }
    await favorites.insertFavorite(tx, {
      user_id: userId,
      post_id: body.post_id,
      folder_id: folder.id,
      created_at: context.now(),
    });
    return { count: await favorites.countFavorites(tx, body.post_id, 1), folder };
  });
  const folder = state.folder && label(state.folder);
  return new Answer('已收藏', { is_favorited: true, favorite_count: state.count, folder });
};

/** What isn't kept stays so; a post out of reach can still be let go. */
export const unfavoritePost: Action<typeof dropEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const favorite_count = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const wasIn = await favorites.deleteFavorite(tx, body.post_id, userId);
    if (wasIn === null && !(await favorites.holdPost(tx, body.post_id, userId))) {
      throw new Refusal(postErrors.notFound);
    }
    return favorites.countFavorites(tx, body.post_id, wasIn === null ? 0 : -1);
  });
  return new Answer('已取消收藏', { is_favorited: false, favorite_count, folder: null });
};

export const moveFavorites: Action<typeof moveEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const moved = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const folder = await folderFor(tx, userId, body.folder_id, context.now());
    return favorites.moveInto(tx, folder.id, { userId, postIds: body.post_ids });
  });
  return new Answer('已移动', { moved });
};
