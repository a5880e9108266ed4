import type { getAsset as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { assetCanOf, canSee } from '../asset.policy.ts';
import { viewCard } from '../asset.view.ts';
import { findDetail } from './detail.queries.ts';

export const getAsset: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const row = await findDetail(db, query.id, viewer?.userId ?? null);
  if (!row || !canSee(viewer, row)) throw new Refusal(assetErrors.notFound);
  if (row.status === 'published') context.views.note('asset', row.id, viewer?.userId ?? context.address);
  return {
    ...viewCard(row, viewer, context),
    description: row.description,
    tags: row.tags,
    unpacked_size: row.unpacked_size,
    versions: row.versions.map((version) => ({
      ...version,
      created_at: new Date(version.created_at).toISOString(),
    })),
    is_following: row.is_following,
    is_owner: viewer?.userId === row.user_id,
    author: { assets_count: row.assets_count, followers_count: row.followers_count },
    collections: row.collections,
    can: assetCanOf(viewer, { ...row, has_file: row.upload_id !== null }),
  };
};
