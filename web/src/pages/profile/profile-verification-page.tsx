import { useQuery } from '@tanstack/react-query';
import { ownVerificationsQuery } from '../../features/verifications/verification-queries.ts';
import { VerificationRow } from '../../features/verifications/verification-row.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      {['a', 'b', 'c'].map((key) => (
        <span key={key} className="flex gap-4 border-b border-line py-4.5">
          <Skeleton shape="circle" width={48} height={48} />
          <span className="grid flex-1 gap-2.5">
            <Skeleton width={140} height={20} />
            <Skeleton width="70%" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}

export function ProfileVerificationPage() {
  const { data, error, isFetching, refetch } = useQuery(ownVerificationsQuery);
  return (
    <ProfileArea title="认证" about="通过后名字旁会有标记">
      {data ? (
        <ul aria-label="认证" className="border-t border-line">
          {data.map((own) => (
            <VerificationRow key={own.kind} own={own} />
          ))}
        </ul>
      ) : null}
      {!data && error ? (
        <ErrorState title="认证没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <RowsSkeleton /> : null}
    </ProfileArea>
  );
}
