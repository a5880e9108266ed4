import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '../../api/redirect.ts';
import { useSession } from '../../api/session.ts';
import { later } from '../../ui/feedback/later.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import type { MemberControlsProps } from './member-controls.tsx';

type TopBarProps = {
  /** The button of the sidebar. */
  menu: ReactNode;
  /** The search box: it belongs to another feature. */
  search: ReactNode;
};

const MemberControls = later<MemberControlsProps>(
  async () => (await import('./member-controls.tsx')).MemberControls,
  '',
);

export function TopBar({ menu, search }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-bar items-center border-b border-line bg-paper pr-8 max-md:h-14 max-md:pr-1">
      <div className="flex shrink-0 items-center gap-1 pl-3 max-md:gap-0 max-md:pl-1 md:w-side">
        {menu}
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
  return <MemberControls user={session.user} room={<span className={CONTROLS_ROOM} />} />;
}

/** Two icons and the portrait with its arrow. */
const CONTROLS_ROOM = 'h-10 w-36 max-md:h-11 max-md:w-34';
