import type {
  listFavoriteFolders as foldersEndpoint,
  listFavorites as postsEndpoint,
} from '@zaojie/contract/posts/favorite.endpoints';
import { favoriteErrors } from '@zaojie/contract/posts/favorite.errors';
import { DEFAULT_FOLDER, type FavoriteFolder } from '@zaojie/contract/posts/favorite.schemas';
import type { Action } from '../../../frame/action.ts';
import { encodeCursor, pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { nextPlace } from '../feed/cached-recommendations.ts';
import { readPlace } from '../feed/list-posts.ts';
import { viewPost } from '../post.view.ts';
import { selectFavorites } from './favorite.queries.ts';
import { findFolder, listFolders, type FolderRow, type ShownFolderRow } from './folder.queries.ts';

function viewFolder(row: FolderRow & Partial<ShownFolderRow>, isOwn: boolean): FavoriteFolder {
  const { id, name, is_default, is_public, post_count: posts_count, covers = [], holds = false } = row;
  const can = { edit: isOwn, rename: isOwn && !is_default, delete: isOwn && !is_default };
  return { id, name, is_default, is_public, posts_count, covers, holds, can };
}

/** Shown before there is one: it is made with the first post that is kept. */
const notYet: FavoriteFolder = {
  id: 0,
  name: DEFAULT_FOLDER,
  is_default: true,
  is_public: false,
  posts_count: 0,
  covers: [],
  holds: false,
  can: { edit: false, rename: false, delete: false },
};

export const listFavoriteFolders: Action<typeof foldersEndpoint> = async ({ db, viewer }, { query }) => {
  const userId = query.user_id ?? viewer?.userId ?? 0;
  const isOwn = viewer?.userId === userId;
  const rows = await listFolders(db, { userId, isOwn, postId: isOwn ? (query.post_id ?? 0) : 0 });
  const data = rows.map((row) => viewFolder(row, isOwn));
  return { data: isOwn && !rows.some((row) => row.is_default) ? [notYet, ...data] : data };
};

export const listFavorites: Action<typeof postsEndpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage } = query;
  const viewerId = viewer?.userId ?? null;
  const folder = query.folder_id === null ? null : await findFolder(db, query.folder_id);
  const isOwn = folder === null ? viewerId !== null : folder.user_id === viewerId;
  // Without a folder it is about what oneself has kept; a private one isn't there for others.
  if (query.folder_id !== null && !isOwn && !folder?.is_public)
    throw new Refusal(favoriteErrors.folderNotFound);
  const after = readPlace(query.cursor, false);
  const rows = await selectFavorites(db, {
    of: folder ? { folderId: folder.id } : { userId: viewerId ?? 0 },
    viewerId,
    limit: perPage,
    offset: after ? 0 : (page - 1) * perPage,
    after: after && { moment: after.k1, id: after.id },
  });
  const next = nextPlace(rows, perPage);
  const posts = rows.map((row) => viewPost(row, viewer));
  return {
    ...pageOf(posts, { total: folder?.post_count ?? posts.length, page, perPage }),
    next_cursor: next ? encodeCursor([next.k0, next.k1, next.id]) : null,
    folder: folder && viewFolder(folder, isOwn),
  };
};
