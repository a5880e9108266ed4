import type { FeedFilter } from '@zaojie/contract/posts/post.endpoints';
import { ListFilter } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { Tabs, type TabItem } from '../../../ui/menu/tabs.tsx';

const TABS: readonly TabItem<FeedFilter>[] = [
  { value: 'latest', label: '最新' },
  { value: 'all', label: '全部' },
  { value: 'follow', label: '关注' },
  { value: 'recommend', label: '推荐' },
];

type FeedBarProps = { id: string; tab: FeedFilter; onTab: (tab: FeedFilter) => void; onPickTags: () => void };

/** Stays under the top bar, so that the feed can be changed from anywhere in it. */
export function FeedBar({ id, tab, onTab, onPickTags }: FeedBarProps) {
  return (
    <div className="sticky top-[calc(var(--bar-h)+var(--acting-h))] z-10 bg-paper max-md:top-[calc(56px+var(--acting-h))] max-md:-mx-4 max-md:px-4">
      <div className="flex items-center shadow-[inset_0_-1px_var(--line)]">
        <Tabs
          id={id}
          label="帖子"
          items={TABS}
          value={tab}
          onChange={onTab}
          className="min-w-0 flex-1 max-xs:gap-4!"
        />
        <Button
          look="quiet"
          size="small"
          icon={<ListFilter size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onPickTags}
        >
          标签筛选
        </Button>
      </div>
    </div>
  );
}
