import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import { useSearchParams } from 'react-router';
import { NoticeSwitches } from '../../features/notifications/settings/notice-switches.tsx';
import { Notices } from '../../features/notifications/notices.tsx';
import { QuietHours } from '../../features/notifications/settings/quiet-hours.tsx';
import { SettingsGate } from '../../features/notifications/settings/settings-gate.tsx';

const TYPES: Readonly<Record<string, NoticeType>> = {
  '/chat/at': 'at',
  '/chat/likes': 'like',
  '/chat/follows': 'follow',
  '/chat/system': 'system',
};

/** One screen for the four kinds of notices; the address says which. */
export function NotificationsPage({ path, title }: { path: string; title: string }) {
  const [query, setQuery] = useSearchParams();
  const type = TYPES[path] ?? 'system';
  return (
    <div className="mx-auto grid max-w-[calc(var(--feed-w)+40px+var(--rail-w))] grid-cols-[minmax(0,var(--feed-w))_var(--rail-w)] gap-x-10 px-8 py-8 max-[1180px]:max-w-[calc(var(--feed-w)+64px)] max-[1180px]:grid-cols-[minmax(0,1fr)] max-md:px-0 max-md:py-4">
      <div className="min-w-0">
        <Notices
          key={type}
          type={type}
          title={title}
          view={query.get('view') === 'unread' ? 'unread' : 'all'}
          onView={(view) => setQuery(view === 'unread' ? { view } : {}, { replace: true })}
        />
      </div>
      {/* On a narrow window the same settings are one step away, in the rail. */}
      <aside aria-label="提醒设置" className="pt-2 max-[1180px]:hidden">
        <SettingsGate>
          {(settings) => (
            <>
              <h2 className="mb-4 text-16">提醒我</h2>
              <NoticeSwitches settings={settings} />
              <div className="mt-7 border-t border-line pt-6">
                <QuietHours settings={settings} />
              </div>
            </>
          )}
        </SettingsGate>
      </aside>
    </div>
  );
}
