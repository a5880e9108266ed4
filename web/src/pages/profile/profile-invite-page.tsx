import { useQuery } from '@tanstack/react-query';
import { InviteHead } from '../../features/invites/invite-head.tsx';
import { inviteOverviewQuery } from '../../features/invites/invite-queries.ts';
import { InviteeList } from '../../features/invites/invitee-list.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ProfileArea } from './area/profile-area.tsx';

export function ProfileInvitePage() {
  const { data, error, isFetching, refetch } = useQuery(inviteOverviewQuery);
  return (
    <ProfileArea
      title="邀请"
      about={
        data
          ? `朋友注册并发出第一篇帖子，你得 ${data.points_each} 点经验`
          : '朋友注册并发出第一篇帖子，你得经验'
      }
    >
      {data ? (
        <>
          <InviteHead overview={data} />
          <InviteeList points={data.points_each} />
          <section aria-labelledby="invite-rules" className="mt-8">
            <h2 id="invite-rules" className="mb-2 text-16">
              怎样才算
            </h2>
            <ul className="grid list-disc gap-1 pl-5 text-ink-2">
              <li>朋友从你的链接注册，手机号在注册时验证过，并且发出了第一篇帖子。</li>
              <li>每位朋友只算一次，只算给第一个带他来的人。</li>
              <li>用登录过你账号的浏览器注册，算自己邀请自己，不计。</li>
              <li>一天最多算 10 位。</li>
            </ul>
          </section>
        </>
      ) : null}
      {!data && error ? (
        <ErrorState
          title="邀请码没有取到"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className="grid gap-4">
          <Skeleton width={220} height={44} />
          <Skeleton shape="block" height={200} className="w-full" />
        </SkeletonGroup>
      ) : null}
    </ProfileArea>
  );
}
