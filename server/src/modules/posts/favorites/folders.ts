import type {
  addFavoriteFolder as addEndpoint,
  deleteFavoriteFolder as deleteEndpoint,
  editFavoriteFolder as editEndpoint,
} from '@zaojie/contract/posts/favorite.endpoints';
import { favoriteErrors } from '@zaojie/contract/posts/favorite.errors';
import { DEFAULT_FOLDER } from '@zaojie/contract/posts/favorite.schemas';
import { limits } from '@zaojie/contract/limits';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import { tellShown } from '../../words/index.ts';
import { moveInto } from './favorite.queries.ts';
import * as folders from './folder.queries.ts';

async function refuseTaken(tx: Tx, userId: number, name: string, exceptId = 0): Promise<void> {
  const isDefault = name.toLowerCase() === DEFAULT_FOLDER;
  if (isDefault || (await folders.isNameTaken(tx, userId, name, exceptId))) {
    throw new Refusal(favoriteErrors.nameTaken);
  }
}

/** It stands on the page of whoever keeps it, and isn't reported by itself. */
const tellFolder = (tx: Tx, userId: number, name: string) =>
  tellShown(tx, { kind: 'person', targetId: userId }, [name]);

async function ownFolder(tx: Tx, id: number, userId: number): Promise<folders.FolderRow> {
  await lockUsers(tx, [userId]);
  const folder = await folders.findFolder(tx, id);
  if (folder?.user_id !== userId) throw new Refusal(favoriteErrors.folderNotFound);
  return folder;
}

export const addFavoriteFolder: Action<typeof addEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const id = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    await refuseTaken(tx, userId, body.name);
    const count = await folders.countFolders(tx, userId);
    if (count >= limits.favorite.foldersMost) throw new Refusal(favoriteErrors.tooManyFolders);
    if (body.is_public) await tellFolder(tx, userId, body.name);
    return folders.insertFolder(tx, { ...body, user_id: userId, created_at: context.now() });
  });
  return new Answer('收藏夹已建好', { id });
};

export const editFavoriteFolder: Action<typeof editEndpoint> = async (context, { params, body }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    const folder = await ownFolder(tx, params.id, userId);
    const { name, is_public } = body;
    if (name !== undefined && name !== folder.name) {
      if (folder.is_default) throw new Refusal(favoriteErrors.defaultStays);
      await refuseTaken(tx, userId, name, folder.id);
    }
    const changes = { ...(name !== undefined && { name }), ...(is_public !== undefined && { is_public }) };
    await folders.updateFolder(tx, folder.id, changes);
    const shown = { ...folder, ...changes };
    const isNews = !folder.is_public || shown.name !== folder.name;
    if (shown.is_public && isNews) await tellFolder(tx, userId, shown.name);
  });
  return new Answer('已保存', {});
};

export const deleteFavoriteFolder: Action<typeof deleteEndpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    const folder = await ownFolder(tx, params.id, userId);
    if (folder.is_default) throw new Refusal(favoriteErrors.defaultStays);
    const rest = await folders.takeDefaultFolder(tx, userId, context.now());
    await moveInto(tx, rest.id, { fromId: folder.id });
    await folders.removeFolder(tx, folder.id);
  });
  return new Answer('收藏夹已删除', {});
};
