import type { createAsset as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { AssetForm } from '@zaojie/contract/assets/asset.schemas';
import type { Tx } from '../../../db/database.ts';
import { violatedConstraint } from '../../../db/pg-errors.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { HeldWords } from '../../../frame/words/word-filter.ts';
import { insertCopy } from '../../uploads/index.ts';
import { getCardRow, insertAsset, lockAsset } from '../asset.queries.ts';
import { viewCard } from '../asset.view.ts';
import { showFiles } from '../files/file-uses.ts';
import { withInspected, type Inspected } from '../files/inspect-file.ts';
import { findAssetOfFile } from '../files/version.queries.ts';
import { claimFile, writeVersion } from '../files/write-version.ts';
import { claimPicture } from './claim-picture.ts';
import { moveAsset } from './move-asset.ts';

type Writing = { userId: number; form: AssetForm; now: Date; held?: HeldWords | undefined };

async function pictureFor(tx: Tx, { userId, form, now }: Writing, { picture }: Inspected) {
  if (form.preview !== null) return claimPicture(tx, userId, form.preview);
  return picture === null ? null : insertCopy(tx, userId, picture, now);
}

/** Writes a draft, and publishes it where that is wished for. */
export async function writeNewAsset(tx: Tx, writing: Writing, inspected: Inspected): Promise<number> {
  const { userId, form, now, held } = writing;
  await claimFile(tx, userId, form.upload_id);
  const { title, description, type, licence, tags } = form;
  const asset = await insertAsset(tx, {
    user_id: userId,
    title,
    description,
    type,
    licence,
    tags,
    picture_id: await pictureFor(tx, writing, inspected),
    now,
  });
  const { version, peaks, duration } = form;
  await writeVersion(tx, asset.id, inspected, { name: version, note: '', peaks, duration }, now);
  await showFiles(tx, asset);
  if (form.publish) await moveAsset(tx, asset, { move: 'publish', role: 'owner', now });
  await tellHeld(tx, held, { kind: 'asset', targetId: asset.id });
  return asset.id;
}

/** The same file again is the same asset: whoever didn't hear the first answer gets it now. */
async function findEarlier(context: ContextFor<'member'>, uploadId: number): Promise<number | null> {
  const { userId } = context.viewer;
  return context.transaction(async (tx) => {
    const assetId = await findAssetOfFile(tx, uploadId);
    const asset = assetId === null ? null : await lockAsset(tx, assetId);
    return asset?.user_id === userId ? asset.id : null;
  });
}

async function writeOnce(context: ContextFor<'member'>, form: AssetForm): Promise<number> {
  const writing = { userId: context.viewer.userId, form, now: context.now(), held: context.held };
  try {
    return await withInspected(context, form.upload_id, (inspected) =>
      context.transaction((tx) => writeNewAsset(tx, writing, inspected)),
    );
  } catch (error) {
    if (violatedConstraint(error) !== 'asset_versions_file') throw error;
    const earlier = await findEarlier(context, form.upload_id);
    if (earlier === null) throw new Refusal(assetErrors.fileUsed);
    return earlier;
  }
}

export const createAsset: Action<typeof endpoint> = async (context, { body }) => {
  const id = (await findEarlier(context, body.upload_id)) ?? (await writeOnce(context, body));
  const row = await getCardRow(context.db, id, context.viewer.userId);
  const said = row.status === 'published' ? '素材已发布' : '草稿已保存';
  return new Answer(said, viewCard(row, context.viewer, context));
};
