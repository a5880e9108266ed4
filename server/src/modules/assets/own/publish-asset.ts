import type {
  publishAsset as publishEndpoint,
  withdrawAsset as withdrawEndpoint,
} from '@zaojie/contract/assets/asset.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { tellShown } from '../../words/index.ts';
import { getCardRow } from '../asset.queries.ts';
import { viewCard } from '../asset.view.ts';
import { lockOwnAsset, moveAsset } from './move-asset.ts';

/** Pressed twice, or in two windows, it is published once. */
export const publishAsset: Action<typeof publishEndpoint> = async (context, { body }) => {
  const row = await context.transaction(async (tx) => {
    const asset = await lockOwnAsset(tx, body.id, context.viewer.userId);
    if (asset.status !== 'published') {
      await moveAsset(tx, asset, { move: 'publish', role: 'owner', now: context.now() });
      const { title, description, tags } = asset;
      await tellShown(tx, { kind: 'asset', targetId: asset.id }, [title, description, ...tags]);
    }
    return getCardRow(tx, asset.id, context.viewer.userId);
  });
  return new Answer('素材已发布', viewCard(row, context.viewer, context));
};

export const withdrawAsset: Action<typeof withdrawEndpoint> = async (context, { body }) => {
  const { status, wasDraft } = await context.transaction(async (tx) => {
    const asset = await lockOwnAsset(tx, body.id, context.viewer.userId);
    const moved = await moveAsset(tx, asset, { move: 'withdraw', role: 'owner', now: context.now() });
    return { status: moved.status, wasDraft: asset.status === 'draft' };
  });
  return new Answer(wasDraft ? '草稿已丢弃' : '素材已下架', { id: body.id, status });
};
