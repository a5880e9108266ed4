import type { PublicServices } from '@zaojie/contract/storefronts/service.schemas';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure, messageOf } from '../../../api/client.ts';
import { publicServicesQuery } from '../../../features/creators/creator-queries.ts';
import { BookingRail } from '../../../features/creators/services/booking-rail.tsx';
import { ServiceFacts } from '../../../features/creators/service-facts.tsx';
import { VerificationIcons } from '../../../features/users/verification-icons.tsx';
import { ProfileHeader } from '../../../features/profiles/profile-header.tsx';
import { profileQuery } from '../../../features/profiles/profile-queries.ts';
import { ProfileSkeleton } from '../../../features/profiles/profile-skeleton.tsx';
import { nameOf, useLiveProfile, useShownProfile } from '../../../features/profiles/shown-profile.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { useRouteId } from '../../../hooks/use-route-id.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../../features/home/gone-with-works.tsx';
import { BackToTop } from '../../../ui/layout/back-to-top.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { chosenTab, profileTabs } from './profile-tabs.tsx';

const BlockedPerson = lazy(async () => ({ default: (await import('./blocked-person.tsx')).BlockedPerson }));

const TABS_ID = 'profile';

/** The page of whoever the address names. */
export function PersonView() {
  const id = useRouteId();
  if (id === null) return <GoneWithWorks line="无效的用户ID" to="/community" way="去社区看看" />;
  return <KnownPerson key={id} id={id} />;
}

function KnownPerson({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(id));
  const shop = useQuery(publicServicesQuery(id));
  useLiveProfile(id);
  if (error instanceof ApiFailure && !isRetryable(error)) {
    return <GoneWithWorks line={messageOf(error, '用户不存在')} to="/community" way="去社区看看" />;
  }
  if (error && !data) {
    return (
      <ErrorState
        title="获取个人主页失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  // What they offer stands beside their works: it is known before these are laid out.
  return data && !(shop.isPending && shop.failureCount === 0) ? (
    <Shown profile={data} shop={shop.data} />
  ) : (
    <ProfileSkeleton />
  );
}

/** The server was asked too much or is down; the person may well be there. */
const isRetryable = ({ http }: ApiFailure) => http === 429 || http >= 500;

type ShownProps = { profile: Parameters<typeof useShownProfile>[0]; shop: PublicServices | undefined };

const WITH_RAIL =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 @min-[880px]:grid-cols-[minmax(0,1fr)_300px]';

function Shown({ profile: fetched, shop }: ShownProps) {
  const profile = useShownProfile(fetched);
  const [search, setSearch] = useSearchParams();
  usePageTitle(`${nameOf(profile)}的主页`);
  const { value, Panel } = chosenTab(search.get('tab'), profile);
  const hasRail = shop !== undefined && shop.services.length > 0 && value !== 'service';
  if (profile.is_blocked) {
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <BlockedPerson person={{ id: profile.id, name: nameOf(profile) }} />
      </Suspense>
    );
  }
  return (
    <>
      <ProfileHeader
        profile={profile}
        marks={
          <VerificationIcons
            isPersonal={profile.verified.personal}
            isCreator={profile.verified.creator}
            isBusiness={profile.verified.enterprise}
          />
        }
        facts={<ServiceFacts userId={profile.id} />}
      />
      <div className="@container">
        <div className={hasRail ? WITH_RAIL : undefined}>
          <div className="min-w-0">
            <Tabs
              id={TABS_ID}
              label={`${nameOf(profile)}的内容`}
              items={profileTabs.map((tab) => ({
                value: tab.value,
                label: tab.label,
                count: tab.countOf(profile),
              }))}
              value={value}
              onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
              className="mt-6"
            />
            <TabPanel id={TABS_ID} value={value} className="mt-5 max-md:mt-3">
              <Panel profile={profile} />
            </TabPanel>
          </div>
          {hasRail ? (
            <aside aria-label="约稿服务" className="sticky top-21 mt-9 hidden @min-[880px]:block">
              <BookingRail shop={shop} isOwn={profile.can.edit} allPath="?tab=service" />
            </aside>
          ) : null}
        </div>
      </div>
      <BackToTop />
    </>
  );
}
