import { useSearchParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { FollowedAuthors } from '../features/posts/followed-authors.tsx';
import { PostFeed } from '../features/posts/post-feed.tsx';
import { FollowedPeople } from '../features/users/followed-people.tsx';
import { BackToTop } from '../ui/back-to-top.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TabPanel, Tabs, type TabItem } from '../ui/tabs.tsx';
import { FeedLayout } from './community/feed-layout.tsx';

type View = 'posts' | 'people';

const FOLLOWED = { filter: 'follow' } as const;
const TABS: readonly TabItem<View>[] = [
  { value: 'posts', label: '动态' },
  { value: 'people', label: '关注的人' },
];
const TABS_ID = 'following';

function NobodyYet() {
  return (
    <EmptyState
      line="还没有关注的人，或者TA们还没有发过帖子。"
      action={<ButtonLink to="/community?tab=recommend">去推荐里找找</ButtonLink>}
    />
  );
}

export function FollowingPage() {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const view: View = search.get('view') === 'people' ? 'people' : 'posts';
  return (
    <>
      <FeedLayout
        head={<h1 className="mb-3 text-28 max-md:text-22">我的关注</h1>}
        rail={<FollowedAuthors query={FOLLOWED} />}
      >
        <Tabs
          id={TABS_ID}
          label="我的关注"
          items={TABS}
          value={view}
          onChange={(next) => setSearch(next === 'people' ? { view: next } : {}, { replace: true })}
          className="mb-3.5"
        />
        <TabPanel id={TABS_ID} value={view}>
          {view === 'people' && session ? (
            <FollowedPeople userId={session.user.id} empty={<NobodyYet />} />
          ) : (
            <PostFeed query={FOLLOWED} label="关注的人的帖子" empty={<NobodyYet />} />
          )}
        </TabPanel>
      </FeedLayout>
      <BackToTop />
    </>
  );
}
