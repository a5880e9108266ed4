import type {
  addCollection as addEndpoint,
  deleteCollection as deleteEndpoint,
  editCollection as editEndpoint,
} from '@zaojie/contract/assets/collection.endpoints';
import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { collectionErrors } from '@zaojie/contract/assets/collection.errors';
import type { CollectionForm } from '@zaojie/contract/assets/collection.schemas';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import { tellShown } from '../../words/index.ts';
import * as collections from './collection.queries.ts';

async function refuseTaken(tx: Tx, userId: number, title: string, exceptId = 0): Promise<void> {
  if (await collections.isTitleTaken(tx, userId, title, exceptId)) {
    throw new Refusal(collectionErrors.titleTaken);
  }
}

/** One's own; whoever else asks finds nothing. */
export async function lockOwn(tx: Tx, id: number, userId: number): Promise<collections.CollectionRow> {
  const collection = await collections.lockCollection(tx, id);
  if (collection?.user_id !== userId) throw new Refusal(collectionErrors.notFound);
  return collection;
}

/** The person is locked first: they make and name one collection after another. */
export async function writeNewCollection(
  tx: Tx,
  { userId, form, now }: { userId: number; form: CollectionForm; now: Date },
): Promise<number> {
  await lockUsers(tx, [userId]);
  await refuseTaken(tx, userId, form.title);
  const count = await collections.countCollections(tx, userId);
  if (count >= assetLimits.collectionsMost) throw new Refusal(collectionErrors.tooMany);
  return collections.insertCollection(tx, { ...form, user_id: userId, now });
}

export const addCollection: Action<typeof addEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const id = await context.transaction((tx) =>
    writeNewCollection(tx, { userId, form: body, now: context.now() }),
  );
  return new Answer('合集已建好', { id });
};

export const editCollection: Action<typeof editEndpoint> = async (context, { params, body }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const collection = await lockOwn(tx, params.id, userId);
    const { title, description, is_public } = body;
    if (title !== undefined) await refuseTaken(tx, userId, title, collection.id);
    await collections.updateCollection(tx, collection.id, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(is_public !== undefined && { is_public }),
    });
    if (is_public && !collection.is_public) {
      const texts = [title ?? collection.title, description ?? collection.description];
      await tellShown(tx, { kind: 'collection', targetId: collection.id }, texts);
    }
  });
  return new Answer('已保存', { id: params.id });
};

export const deleteCollection: Action<typeof deleteEndpoint> = async (context, { params }) => {
  await context.transaction(async (tx) => {
    const { id } = await lockOwn(tx, params.id, context.viewer.userId);
    await collections.removeCollection(tx, id);
  });
  return new Answer('合集已删除', {});
};
