import { useQuery } from '@tanstack/react-query';
import { CompanyBoard } from '../../features/companies/company-board.tsx';
import { ownCompanyQuery } from '../../features/companies/company-queries.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

export function ProfileCompanyPage() {
  const { data, error, isFetching, refetch } = useQuery(ownCompanyQuery);
  return (
    <ProfileArea title="企业与团队" about="成员的主页会显示它">
      {data ? <CompanyBoard own={data} /> : null}
      {!data && error ? (
        <ErrorState title="企业没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className="grid gap-4">
          <Skeleton shape="block" height={64} className="w-full" />
          <Skeleton shape="block" height={160} className="w-full" />
        </SkeletonGroup>
      ) : null}
    </ProfileArea>
  );
}
