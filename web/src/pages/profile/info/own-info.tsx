import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import { accountQuery } from '../../../features/profiles/edit/own-account.ts';
import { aboutQuery } from '../../../features/profiles/profile-queries.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { AccountFacts } from './account-facts.tsx';
import { InfoForm } from './info-form.tsx';

function FormSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6">
      <span className="flex gap-8 max-md:gap-4">
        <Skeleton shape="circle" width={96} height={96} />
        <Skeleton shape="block" height={160} className="flex-1" />
      </span>
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={96} />
    </SkeletonGroup>
  );
}

/** What others see of oneself, to be changed; the same wherever it stands. */
export function OwnInfo() {
  const userId = useSession()?.user.id ?? 0;
  const account = useQuery(accountQuery);
  const about = useQuery(aboutQuery(userId));
  if (account.data && about.data) {
    return (
      <>
        <InfoForm key={account.data.id} account={account.data} about={about.data} />
        <AccountFacts account={account.data} />
      </>
    );
  }
  const failed = [account, about].find(({ isError }) => isError);
  if (!failed) return <FormSkeleton />;
  return (
    <ErrorState
      title="获取个人资料失败"
      error={failed.error}
      retrying={account.isFetching || about.isFetching}
      onRetry={() => {
        for (const query of [account, about]) if (query.isError) void query.refetch();
      }}
    />
  );
}
