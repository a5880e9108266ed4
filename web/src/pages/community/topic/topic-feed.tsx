import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PostFeed } from '../../../features/posts/feed/post-feed.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';

const TABS_ID = 'topic-feed';
const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '热门' },
] as const;

type TopicFeedProps = { topic: { circleId: number } | { tagIds: readonly [number] }; emptyLine: string };

/** The posts of one circle or tag, newest or hottest first; the order stands in the address. */
export function TopicFeed({ topic, emptyLine }: TopicFeedProps) {
  const [search, setSearch] = useSearchParams();
  const order = search.get('order') === 'hot' ? 'hot' : 'new';
  const query = useMemo(() => ({ filter: 'latest', order, ...topic }) as const, [order, topic]);

  function changeOrder(next: 'new' | 'hot') {
    setSearch(
      (before) => {
        if (next === 'new') before.delete('order');
        else before.set('order', next);
        return before;
      },
      { preventScrollReset: true },
    );
  }

  return (
    <>
      <Tabs id={TABS_ID} label="排序" items={ORDERS} value={order} onChange={changeOrder} />
      <TabPanel id={TABS_ID} value={order} className="mt-3.5 max-md:mt-3">
        <PostFeed
          query={query}
          label="帖子"
          empty={<EmptyState line={emptyLine} action={<ButtonLink to="/community">去社区看看</ButtonLink>} />}
        />
      </TabPanel>
    </>
  );
}
