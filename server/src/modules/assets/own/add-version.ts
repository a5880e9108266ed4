import { assetLimits } from '@zaojie/contract/assets/asset-words';
import type { addAssetVersion as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { VersionForm } from '@zaojie/contract/assets/asset.schemas';
import type { Tx } from '../../../db/database.ts';
import { violatedConstraint } from '../../../db/pg-errors.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { insertCopy } from '../../uploads/index.ts';
import { showFiles } from '../files/file-uses.ts';
import { withInspected, type Inspected } from '../files/inspect-file.ts';
import { countVersions } from '../files/version.queries.ts';
import { claimFile, writeVersion } from '../files/write-version.ts';
import { lockOwnAsset, moveAsset } from './move-asset.ts';

type Adding = { userId: number; form: VersionForm; now: Date };

/** A new picture is shown as the old one was, unless none can be drawn of it. */
export async function addVersion(
  tx: Tx,
  { userId, form, now }: Adding,
  inspected: Inspected,
): Promise<number> {
  const asset = await lockOwnAsset(tx, form.id, userId);
  await claimFile(tx, userId, form.upload_id);
  if ((await countVersions(tx, asset.id)) >= assetLimits.versionsMost) {
    throw new Refusal(assetErrors.tooManyVersions);
  }
  const { version, note, peaks, duration } = form;
  const versionId = await writeVersion(
    tx,
    asset.id,
    inspected,
    { name: version, note, peaks, duration },
    now,
  );
  const picture =
    inspected.picture === null ? {} : { picture_id: await insertCopy(tx, userId, inspected.picture, now) };
  const moved = await moveAsset(tx, asset, { move: 'add_version', role: 'owner', now }, picture);
  await showFiles(tx, moved);
  return versionId;
}

/** What the database keeps apart, in words. */
function toRefusal(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'asset_versions_file') return new Refusal(assetErrors.fileUsed);
  return constraint === 'asset_versions_name' ? new Refusal(assetErrors.versionTaken) : error;
}

export const addAssetVersion: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const adding = { userId: context.viewer.userId, form: body, now };
  const { id, original } = await withInspected(context, body.upload_id, async (inspected) => ({
    id: await context.transaction(async (tx) => {
      const versionId = await addVersion(tx, adding, inspected);
      await tellHeld(tx, context.held, { kind: 'asset', targetId: body.id });
      return versionId;
    }),
    original: inspected.original,
  })).catch((error: unknown) => {
    throw toRefusal(error);
  });
  return new Answer('新版本已发布', {
    id,
    name: body.version,
    note: body.note,
    file_name: original.name,
    size: original.byte_size,
    mime: original.mime,
    sha256: original.sha256,
    created_at: now.toISOString(),
  });
};
