import type { AssetCard as Asset } from '@zaojie/contract/assets/asset.schemas';
import { useEffect, type ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore, type PagedList } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ColumnWall } from '../../../ui/layout/column-wall.tsx';
import { soundPlayer } from '../player/sound-player.ts';
import { AssetCard } from './asset-card.tsx';
import { heightOf, WORDS_REM } from './card-heights.ts';

const WAITING = [0.9, 0.36, 1.1, 0.62, 0.36, 0.9, 0.62, 0.36];

function WaitingCard({ widths }: { widths: number }) {
  return (
    <>
      <div style={{ aspectRatio: `1 / ${widths}` }}>
        <Skeleton shape="block" height="100%" />
      </div>
      <Skeleton width="70%" className="mt-2.5" />
      <Skeleton width="45%" className="mt-2" />
    </>
  );
}

function WaitingWall() {
  return (
    <SkeletonGroup>
      <ColumnWall
        cards={WAITING.map((widths, n) => ({
          key: n,
          height: { widths, rem: WORDS_REM },
          card: <WaitingCard widths={widths} />,
        }))}
      />
    </SkeletonGroup>
  );
}

/** As many as there are columns at most. */
const IN_SIGHT = 4;

type AssetWallProps = { list: PagedList; assets: readonly Asset[]; empty: ReactNode };

/** Assets in columns, each in its own ratio. */
export function AssetWall({ list, assets, empty }: AssetWallProps) {
  useEffect(() => () => soundPlayer.stop(), []);
  if (list.isPending) return <WaitingWall />;
  if (list.isError && assets.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (assets.length === 0) return empty;
  return (
    <>
      <h2 className="sr-only">素材列表</h2>
      <ColumnWall
        cards={assets.map((asset, n) => ({
          key: asset.id,
          height: heightOf(asset),
          card: <AssetCard asset={asset} isFirst={n < IN_SIGHT} />,
        }))}
      />
      <LoadMore list={list} />
    </>
  );
}
