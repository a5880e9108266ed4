import type { AssetCard as Asset } from '@zaojie/contract/assets/asset.schemas';
import { useEffect, type ReactNode } from 'react';
import { usePhone, useWideWindow } from '../../../hooks/use-media-query.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore, type PagedList } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { soundPlayer } from '../player/sound-player.ts';
import { AssetCard } from './asset-card.tsx';
import { heightOf } from './card-faces.tsx';
import { fillColumns } from './fill-columns.ts';

function useColumnCount(): number {
  const isPhone = usePhone();
  const isWide = useWideWindow();
  if (isPhone) return 2;
  return isWide ? 4 : 3;
}

const WAITING = [0.9, 0.36, 1.1, 0.62, 0.36, 0.9, 0.62, 0.36];

function Columns({ children }: { children: ReactNode }) {
  return <div className="flex items-start gap-4 max-md:gap-2.5">{children}</div>;
}

function WaitingWall({ count }: { count: number }) {
  const columns = fillColumns(
    WAITING.map((height, n) => ({ item: { height, n }, height })),
    count,
  );
  return (
    <SkeletonGroup>
      <Columns>
        {columns.map((column) => (
          <div key={column[0]?.n ?? 0} className="grid min-w-0 flex-1 grid-cols-1 gap-7 max-md:gap-5">
            {column.map(({ n, height }) => (
              <div key={n}>
                <div style={{ aspectRatio: `1 / ${height}` }}>
                  <Skeleton shape="block" height="100%" />
                </div>
                <Skeleton width="70%" className="mt-2.5" />
                <Skeleton width="45%" className="mt-2" />
              </div>
            ))}
          </div>
        ))}
      </Columns>
    </SkeletonGroup>
  );
}

type AssetWallProps = { list: PagedList; assets: readonly Asset[]; empty: ReactNode };

/** Assets in columns, each in its own ratio. */
export function AssetWall({ list, assets, empty }: AssetWallProps) {
  const count = useColumnCount();
  useEffect(() => () => soundPlayer.stop(), []);
  if (list.isPending) return <WaitingWall count={count} />;
  if (list.isError && assets.length === 0) {
    return <ErrorState title={LIST_FAILED} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (assets.length === 0) return empty;
  const columns = fillColumns(
    assets.map((item) => ({ item, height: heightOf(item) })),
    count,
  );
  return (
    <>
      <h2 className="sr-only">素材列表</h2>
      <Columns>
        {columns.map((column, n) => (
          <div
            key={column[0]?.id ?? `none-${n}`}
            className="grid min-w-0 flex-1 grid-cols-1 gap-7 max-md:gap-5"
          >
            {column.map((asset) => (
              <AssetCard key={asset.id} asset={asset} />
            ))}
          </div>
        ))}
      </Columns>
      <LoadMore list={list} />
    </>
  );
}
