import type { AssetStatus } from '@zaojie/contract/assets/asset-words';
import type { AssetCan } from '@zaojie/contract/assets/asset.schemas';
import type { Viewer } from '../../frame/context.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import { canFollowUser } from '../users/index.ts';
import { assetTable, type AssetRole } from './asset.rules.ts';

export function roleOf(viewer: Pick<Viewer, 'userId'> | null, ownerId: number): AssetRole {
  return viewer?.userId === ownerId ? 'owner' : 'other';
}

type Seen = { status: AssetStatus; user_id: number };

/** Published ones are everybody's; drafts and hidden ones their author's; withdrawn ones nobody's. */
export function canSee(viewer: Pick<Viewer, 'userId'> | null, { status, user_id }: Seen): boolean {
  return status === 'published' || (status !== 'withdrawn' && viewer?.userId === user_id);
}

type Facts = Seen & { is_author_blocked: boolean; has_author_blocked_viewer: boolean; has_file: boolean };

/** Visitors see buttons too: pressing one leads to the login page. */
export function assetCanOf(viewer: Viewer | null, asset: Facts): AssetCan {
  const role = roleOf(viewer, asset.user_id);
  const moves = new Set(movesFor(assetTable, { state: asset.status }, role));
  const isPublished = asset.status === 'published';
  return {
    edit: moves.has('edit'),
    add_version: moves.has('add_version'),
    publish: moves.has('publish'),
    withdraw: moves.has('withdraw'),
    download: asset.has_file,
    comment: isPublished && !asset.has_author_blocked_viewer,
    follow: canFollowUser(viewer, {
      userId: asset.user_id,
      isBlocked: asset.is_author_blocked,
      hasBlockedViewer: asset.has_author_blocked_viewer,
    }),
  };
}
