import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EVENTS_PATH, PROPOSE_EVENT_PATH } from '../../features/contests/contest-paths.ts';
import { JoinedContests } from '../../features/contests/mine/joined-contests.tsx';
import { OrganisedContests } from '../../features/contests/mine/organised-contests.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';

const TABS_ID = 'my-events';
const TABS = [
  { value: 'joined', label: '我报名的' },
  { value: 'organised', label: '我发起的' },
] as const;
type Tab = (typeof TABS)[number]['value'];

export function MyEventsPage() {
  const [search, setSearch] = useSearchParams();
  const tab: Tab = search.get('tab') === 'organised' ? 'organised' : 'joined';
  const written = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
  const go = (nextTab: Tab, nextPage: number) =>
    setSearch({
      ...(nextTab === 'organised' && { tab: nextTab }),
      ...(nextPage > 1 && { page: String(nextPage) }),
    });
  return (
    <>
      <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <Crumbs way={[{ to: EVENTS_PATH, label: '活动' }]} here="我的活动" />
          <h1 className="mt-2 text-28 max-md:text-22">我的活动</h1>
        </div>
        <ButtonLink
          to={PROPOSE_EVENT_PATH}
          look="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          发起活动
        </ButtonLink>
      </header>
      <Tabs
        id={TABS_ID}
        label="我的活动"
        items={TABS}
        value={tab}
        onChange={(next) => go(next, 1)}
        className="mb-5"
      />
      <TabPanel id={TABS_ID} value={tab}>
        {tab === 'joined' ? (
          <JoinedContests page={page} onPage={(next) => go(tab, next)} />
        ) : (
          <OrganisedContests page={page} onPage={(next) => go(tab, next)} />
        )}
      </TabPanel>
    </>
  );
}
