import { Menu as MenuIcon, MessageSquare, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '../../api/redirect.ts';
import { useSession } from '../../api/session.ts';
import { useUnread } from '../../api/unread.ts';
import { useWaitingOrders } from '../../api/waiting-orders.ts';
import { IconButton, IconLink } from '../../ui/form/icon-button.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { AccountMenu } from './account-menu.tsx';

type TopBarProps = {
  isSidebarExpanded: boolean;
  onMenu: () => void;
  /** The search box: it belongs to another feature. */
  search: ReactNode;
};

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function TopBar({ isSidebarExpanded, onMenu, search }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-bar items-center border-b border-line bg-paper pr-8 max-md:h-14 max-md:pr-1">
      <div className="flex shrink-0 items-center gap-1 pl-3 max-md:gap-0 max-md:pl-1 md:w-side">
        <IconButton
          label={isSidebarExpanded ? '收起菜单' : '展开菜单'}
          aria-expanded={isSidebarExpanded}
          aria-controls="sidebar"
          onClick={onMenu}
        >
          <MenuIcon {...icon} />
        </IconButton>
        <Logo className="max-xs:[&>span]:hidden" />
      </div>
      {search}
      <div className="flex shrink-0 items-center gap-1 max-md:gap-0 md:ml-auto md:pl-4">
        <ThemeToggle />
        <AccountControls />
      </div>
    </header>
  );
}

/** At the right end of every bar: messages, orders and the person, or the way in. */
export function AccountControls() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === null) {
    return (
      <Link
        to={loginPath(pathname + search)}
        className="ml-1 inline-flex h-10 items-center rounded-control px-3 font-medium hover:bg-surface-2 max-md:ml-0 max-md:h-11"
      >
        登录
      </Link>
    );
  }
  return (
    <>
      <MessagesLink />
      <OrdersLink />
      <AccountMenu user={session.user} />
    </>
  );
}

/** Apart, so that a new count redraws nothing else. */
function MessagesLink() {
  return (
    <IconLink to="/chat" label="消息" badge={useUnread().total}>
      <MessageSquare {...icon} />
    </IconLink>
  );
}

/** The badge counts the orders that wait for a step of one's own. */
function OrdersLink() {
  return (
    <IconLink to="/order" label="我的订单" badge={useWaitingOrders()} counted="笔等你处理">
      <ShoppingBag {...icon} />
    </IconLink>
  );
}
