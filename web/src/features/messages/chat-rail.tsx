import { AtSign, Bell, Heart, House, MessageSquare, Settings, UserPlus, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useUnread } from '../../api/unread.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { isTalking } from './chat-address.ts';

interface RailItem {
  path: string;
  label: string;
  Icon: LucideIcon;
  count: 'message' | 'at' | 'like' | 'system' | 'follow' | null;
}

const items: readonly RailItem[] = [
  { path: '/chat/messages', label: '消息', Icon: MessageSquare, count: 'message' },
  { path: '/chat/at', label: '@我的', Icon: AtSign, count: 'at' },
  { path: '/chat/likes', label: '赞', Icon: Heart, count: 'like' },
  { path: '/chat/system', label: '系统', Icon: Bell, count: 'system' },
  { path: '/chat/follows', label: '新粉丝', Icon: UserPlus, count: 'follow' },
  { path: '/chat/settings', label: '设置', Icon: Settings, count: null },
];

const home: RailItem = { path: '/home', label: '首页', Icon: House, count: null };

const ITEM =
  'relative flex h-15 w-18 flex-col items-center justify-center gap-1 rounded-control text-12 leading-none transition-colors ' +
  'max-md:h-14 max-md:w-full max-md:rounded-none';
// The bar stands at the edge of the window, so it reaches out of the item by the rail's padding.
const CURRENT =
  'bg-brand-tint font-semibold text-brand-ink before:absolute before:inset-y-4 before:-left-2 before:w-[3px] before:rounded-r-[3px] before:bg-brand ' +
  'max-md:bg-transparent max-md:before:hidden';

function RailLink({ item, count, isCurrent }: { item: RailItem; count: number; isCurrent: boolean }) {
  return (
    <Link
      to={item.path}
      aria-label={count > 0 ? `${item.label}，${count} 条未读` : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(ITEM, isCurrent ? CURRENT : 'text-ink-2 hover:bg-surface-2 hover:text-ink')}
    >
      <span className="relative">
        <item.Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <Badge count={count} className="absolute -top-2 left-3" />
      </span>
      {item.label}
    </Link>
  );
}

/** The way between messages and notices: at the left edge, on a phone along the foot. */
export function ChatRail() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const unread = useUnread();
  const current = pathname.startsWith('/chat/temp/') ? '/chat/messages' : pathname;
  const name = session ? session.user.nickname.trim() || session.user.username : '';
  return (
    <nav
      aria-label="消息导航"
      data-foot={isTalking(pathname, search) ? undefined : true}
      className={classNames(
        'sticky top-0 z-20 flex h-dvh w-22 shrink-0 flex-col items-center overflow-y-auto border-r border-line bg-paper px-2 py-4',
        'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:h-auto max-md:w-full max-md:border-t max-md:border-r-0 max-md:p-0 max-md:pb-[env(safe-area-inset-bottom)]',
        // A conversation needs the whole of a phone.
        isTalking(pathname, search) && 'max-md:hidden',
      )}
    >
      <Logo sealOnly className="mb-4 max-md:hidden" />
      <ul className="grid gap-1 max-md:w-full max-md:auto-cols-fr max-md:grid-flow-col max-md:gap-0">
        <li className="md:hidden">
          <RailLink item={home} count={0} isCurrent={false} />
        </li>
        {items.map((item) => (
          <li key={item.path}>
            <RailLink
              item={item}
              count={item.count === null ? 0 : unread[item.count]}
              isCurrent={current === item.path}
            />
          </li>
        ))}
      </ul>
      <div className="mt-auto grid justify-items-center gap-3 pt-4 max-md:hidden">
        <ThemeToggle />
        {session ? (
          <Link to={`/user/${session.user.id}`} aria-label="我的主页" className="rounded-full">
            <Avatar name={name} src={session.user.avatar} size={36} />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}
