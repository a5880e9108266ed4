import type { editAsset as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import type { AssetEdit } from '@zaojie/contract/assets/asset.schemas';
import { Answer, type Action } from '../../../frame/action.ts';
import { getCardRow } from '../asset.queries.ts';
import { viewCard } from '../asset.view.ts';
import { showFiles } from '../files/file-uses.ts';
import { claimPicture } from './claim-picture.ts';
import { lockOwnAsset, moveAsset } from './move-asset.ts';

/** Only what was sent: a field that is undefined would empty its column. */
function changedOf({ title, type, licence, tags, description }: AssetEdit) {
  return {
    ...(title !== undefined && { title }),
    ...(type !== undefined && { type }),
    ...(licence !== undefined && { licence }),
    ...(tags !== undefined && { tags }),
    ...(description !== undefined && { description }),
  };
}

export const editAsset: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const row = await context.transaction(async (tx) => {
    const asset = await lockOwnAsset(tx, body.id, userId);
    const picture =
      body.preview === undefined ? {} : { picture_id: await claimPicture(tx, userId, body.preview) };
    const change = { ...changedOf(body), ...picture };
    const moving = { move: 'edit', role: 'owner', now: context.now() } as const;
    const moved = await moveAsset(tx, asset, moving, change);
    if (moved.picture_id !== asset.picture_id) await showFiles(tx, moved);
    return getCardRow(tx, asset.id, userId);
  });
  return new Answer('已保存', viewCard(row, context.viewer, context));
};
