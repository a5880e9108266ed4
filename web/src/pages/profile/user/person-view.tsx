import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiFailure, messageOf } from '../../../api/client.ts';
import { ServiceFacts } from '../../../features/creators/service-facts.tsx';
import { VerificationIcons } from '../../../features/users/verification-icons.tsx';
import { ProfileHeader } from '../../../features/profiles/profile-header.tsx';
import { profileQuery } from '../../../features/profiles/profile-queries.ts';
import { ProfileSkeleton } from '../../../features/profiles/profile-skeleton.tsx';
import { nameOf, useLiveProfile, useShownProfile } from '../../../features/profiles/shown-profile.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { useRouteId } from '../../../hooks/use-route-id.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../../features/home/works-to-see.tsx';
import { BackToTop } from '../../../ui/layout/back-to-top.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { BlockedPerson } from './blocked-person.tsx';
import { chosenTab, profileTabs } from './profile-tabs.tsx';

const TABS_ID = 'profile';

/** The page of whoever the address names. */
export function PersonView() {
  const id = useRouteId();
  if (id === null) return <GoneWithWorks line="无效的用户ID" to="/community" way="去社区看看" />;
  return <KnownPerson key={id} id={id} />;
}

function KnownPerson({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(id));
  useLiveProfile(id);
  if (error instanceof ApiFailure && !isRetryable(error)) {
    return <GoneWithWorks line={messageOf(error, '用户不存在')} to="/community" way="去社区看看" />;
  }
  if (error && !data) {
    return <ErrorState title="获取个人主页失败" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return data ? <Shown profile={data} /> : <ProfileSkeleton />;
}

/** The server was asked too much or is down; the person may well be there. */
const isRetryable = ({ http }: ApiFailure) => http === 429 || http >= 500;

function Shown({ profile: fetched }: { profile: Parameters<typeof useShownProfile>[0] }) {
  const profile = useShownProfile(fetched);
  const [search, setSearch] = useSearchParams();
  usePageTitle(`${nameOf(profile)}的主页`);
  const { value, Panel } = chosenTab(search.get('tab'), profile);
  if (profile.is_blocked) return <BlockedPerson person={{ id: profile.id, name: nameOf(profile) }} />;
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
      <BackToTop />
    </>
  );
}
