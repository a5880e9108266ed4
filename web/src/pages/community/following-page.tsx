import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session.ts';
import { FollowedAuthors } from '../../features/posts/feed/followed-authors.tsx';
import { PostFeed } from '../../features/posts/feed/post-feed.tsx';
import { PeopleList } from '../../features/users/people-list.tsx';
import { WorksToSee } from '../../features/home/works-to-see.tsx';
import { NobodyFollowed, NoFollowedPosts } from '../../features/users/no-followed-posts.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { TabPanel, Tabs, type TabItem } from '../../ui/menu/tabs.tsx';
import { FeedLayout } from './feed-layout.tsx';

type View = 'posts' | 'people';

const FOLLOWED = { filter: 'follow' } as const;
const TABS: readonly TabItem<View>[] = [
  { value: 'posts', label: '动态' },
  { value: 'people', label: '关注的人' },
];
const TABS_ID = 'following';

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
            <PeopleList kind="following" userId={session.user.id} empty={<NobodyFollowed />} />
          ) : (
            <PostFeed
              query={FOLLOWED}
              label="关注的人的帖子"
              empty={
                <>
                  <NoFollowedPosts />
                  <WorksToSee />
                </>
              }
            />
          )}
        </TabPanel>
      </FeedLayout>
      <BackToTop />
    </>
  );
}
