import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { Check } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { Tabs, TabPanel, type TabItem } from '../../ui/menu/tabs.tsx';
import { NoticeList } from './notice-list.tsx';
import { useLiveNotices } from './use-live-notices.ts';
import { useNotices } from './use-notices.ts';
import { useReadNotices } from './use-read-notices.ts';

export type NoticeView = 'all' | 'unread';

const VIEWS: readonly TabItem<NoticeView>[] = [
  { value: 'all', label: '全部' },
  { value: 'unread', label: '只看未读' },
];
const TABS_ID = 'notices';

type NoticesProps = {
  type: NoticeType;
  title: string;
  view: NoticeView;
  onView: (view: NoticeView) => void;
};

/** All notices of one type, the newest first. */
export function Notices({ type, title, view, onView }: NoticesProps) {
  const list = useNotices(type, view === 'unread');
  const { read, isReading } = useReadNotices();
  useLiveNotices(type);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-3 max-md:px-4">
        <div className="min-w-0 flex-1 max-md:flex max-md:basis-full max-md:items-baseline max-md:gap-2.5">
          <h1 className="text-28 max-md:text-22">{title}</h1>
          <output className="block text-13 text-ink-3">
            {list.unreadCount > 0 ? `${list.unreadCount} 条未读` : '没有未读'}
          </output>
        </div>
        <Tabs id={TABS_ID} label="显示哪些" look="segment" items={VIEWS} value={view} onChange={onView} />
        <span className="md:hidden md:flex-none max-md:flex-1" />
        <Button
          look="quiet"
          icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" />}
          disabled={list.unreadCount === 0}
          loading={isReading}
          onClick={() => read({ type })}
        >
          全部已读
        </Button>
      </header>
      <TabPanel id={TABS_ID} value={view}>
        <NoticeList
          list={list}
          type={type}
          title={title}
          isUnreadOnly={view === 'unread'}
          onRead={(id) => read({ id })}
        />
      </TabPanel>
    </>
  );
}
