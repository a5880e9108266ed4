import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { favoriteAssetsQuery, myAssetsQuery, rowsOf } from '../asset-queries.ts';
import { AssetWall } from './asset-wall.tsx';

/** Drafts, and what a moderator has hidden, among them. */
export function MyAssets() {
  const list = useInfiniteQuery(myAssetsQuery(null));
  const assets = useMemo(() => rowsOf(list.data), [list.data]);
  const empty = (
    <EmptyState
      line="你还没有上传过素材"
      action={
        <ButtonLink to="/upload" look="primary">
          上传素材
        </ButtonLink>
      }
    />
  );
  return <AssetWall list={list} assets={assets} empty={empty} />;
}

export function FavoriteAssets() {
  const list = useInfiniteQuery(favoriteAssetsQuery);
  const assets = useMemo(() => rowsOf(list.data), [list.data]);
  const empty = (
    <EmptyState line="还没有收藏素材" action={<ButtonLink to="/assets">去素材库看看</ButtonLink>} />
  );
  return <AssetWall list={list} assets={assets} empty={empty} />;
}
