import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/client.ts';
import { accountQuery } from '../../features/profiles/edit/own-account.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';
import { AccountFacts } from './info/account-facts.tsx';
import { InfoForm } from './info/info-form.tsx';

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

export function ProfileInfoPage() {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery);
  return (
    <ProfileArea title="个人资料" about="别人在你主页上看到的">
      {account ? (
        <>
          <InfoForm key={account.id} account={account} />
          <AccountFacts account={account} />
        </>
      ) : null}
      {!account && error ? (
        <ErrorState
          title={messageOf(error, '获取个人资料失败')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!account && !error ? <FormSkeleton /> : null}
    </ProfileArea>
  );
}
