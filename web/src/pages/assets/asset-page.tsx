import { assetTypeNames } from '@zaojie/contract/assets/asset-words';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../api/client.ts';
import { assetQuery } from '../../features/assets/asset-queries.ts';
import { AssetComments } from '../../features/assets/detail/asset-comments.tsx';
import { AssetPanel, AssetTitle } from '../../features/assets/detail/asset-panel.tsx';
import { AssetVersions, AssetWords } from '../../features/assets/detail/asset-words-and-versions.tsx';
import { AssetStage } from '../../features/assets/detail/media-stages.tsx';
import { libraryPath } from '../../features/assets/library/library-address.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_320px] grid-rows-[auto_1fr] items-start gap-x-10 gap-y-8 max-[1180px]:grid-cols-1 max-[1180px]:grid-rows-none max-[1180px]:gap-y-6';

function Gone() {
  return <GoneWithWorks line={assetErrors.notFound.msg} to="/assets" way="去素材库看看" />;
}

export function AssetPage() {
  const id = useRouteId();
  return id === null ? <Gone /> : <AssetScreen key={id} id={id} />;
}

function AssetScreen({ id }: { id: number }) {
  const { data: asset, error, isFetching, refetch } = useQuery(assetQuery(id));
  if (error instanceof ApiFailure && error.code === assetErrors.notFound.code) return <Gone />;
  if (asset !== undefined) return <FoundAsset asset={asset} />;
  if (error) {
    return (
      <ErrorState
        title="获取素材失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="pt-16"
      />
    );
  }
  return (
    <SkeletonGroup className={`${COLUMNS} min-h-dvh pt-8`}>
      <Skeleton shape="block" height={480} className="w-full" />
      <div>
        <Skeleton width="80%" height={28} />
        <Skeleton width="50%" className="mt-3" />
        <Skeleton shape="block" height={280} className="mt-6 w-full" />
      </div>
    </SkeletonGroup>
  );
}

/** On a phone the words come after what one came for: the picture, the title and the download. */
function FoundAsset({ asset }: { asset: AssetDetail }) {
  usePageTitle(asset.title);
  const way = [
    { to: '/assets', label: '素材' },
    { to: libraryPath({ type: asset.type }), label: assetTypeNames[asset.type] },
  ];
  return (
    <>
      <div className="mb-3">
        <Crumbs way={way} here={asset.title} />
      </div>
      <div className={COLUMNS}>
        <div className="min-w-0">
          <AssetStage asset={asset} />
        </div>
        <aside className="row-span-2 grid grid-cols-1 gap-5 max-[1180px]:row-span-1">
          <AssetTitle asset={asset} />
          <AssetPanel asset={asset} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <AssetWords asset={asset} />
          <AssetVersions asset={asset} />
          <AssetComments asset={asset} />
        </div>
      </div>
      <BackToTop />
    </>
  );
}
