import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MARKET_PATH } from '../bounty-address.ts';
import { rowsOf } from '../bounty-cache.ts';
import { favoritesQuery } from '../bounty-queries.ts';
import { BountyList } from '../market/bounty-list.tsx';

export function FavoriteBounties() {
  const list = useInfiniteQuery(favoritesQuery);
  return (
    <BountyList
      label="收藏的约稿"
      list={list}
      bounties={rowsOf(list.data)}
      empty={
        <EmptyState
          line="还没有收藏约稿"
          action={
            <ButtonLink to={MARKET_PATH} look="primary">
              去约稿广场
            </ButtonLink>
          }
        />
      }
    />
  );
}
