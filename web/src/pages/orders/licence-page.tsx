import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiFailure, messageOf } from '../../api/client.ts';
import { LicenceChecks } from '../../features/orders/licence/licence-checks.tsx';
import { licenceQuery } from '../../features/orders/licence/licence-queries.ts';
import { LicenceSheet } from '../../features/orders/licence/licence-sheet.tsx';
import { useLightPrint } from '../../features/orders/licence/use-light-print.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_300px] gap-10 pt-2 max-xl:grid-cols-1 max-xl:gap-6 print:block print:pt-0';

function SheetSkeleton() {
  return (
    <SkeletonGroup className={COLUMNS}>
      <span className="grid gap-5 rounded-sm border border-line-2 bg-surface px-14 py-12 max-md:px-5">
        <Skeleton width={180} height={44} />
        <Skeleton width="70%" />
        <Skeleton width="52%" />
        <Skeleton shape="block" height={180} />
        <Skeleton width="88%" />
      </span>
    </SkeletonGroup>
  );
}

/** Anybody who has the address may check it. */
export function LicencePage() {
  const { code = '' } = useParams();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(licenceQuery(code));
  useLightPrint();
  usePageTitle(data ? `${data.revoked_at === null ? '' : '已撤销 '}授权凭证 ${data.code}` : '');
  if (error instanceof ApiFailure && error.http < 429 && !data) {
    return <GonePage line={messageOf(error, '授权凭证不存在')} to="/home" way="回首页" />;
  }
  if (error && !data) {
    return (
      <ErrorState
        title="获取授权凭证失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SheetSkeleton />;
  const address = new URL(`/licence/${data.code}`, location.origin).href;
  return (
    <div className={COLUMNS}>
      <LicenceSheet licence={data} address={address} />
      <LicenceChecks licence={data} checkedAt={dataUpdatedAt} address={address} />
    </div>
  );
}
