import type {
  favoriteBounty as favoriteEndpoint,
  unfavoriteBounty as unfavoriteEndpoint,
} from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { setFavorite } from './favorite.queries.ts';

async function keep({ db, viewer, now }: Context<Viewer>, bountyId: number, isFavorite: boolean) {
  const count = await setFavorite(db, { bountyId, userId: viewer.userId, isFavorite, now: now() });
  if (count === null) throw new Refusal(bountyErrors.notFound);
  return new Answer(isFavorite ? '已收藏' : '已取消收藏', {
    is_favorite: isFavorite,
    favorites_count: count,
  });
}

export const favoriteBounty: Action<typeof favoriteEndpoint> = (context, { body }) =>
  keep(context, body.bounty_id, true);

export const unfavoriteBounty: Action<typeof unfavoriteEndpoint> = (context, { body }) =>
  keep(context, body.bounty_id, false);
