import { Brush, House, Plus, User, Users, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '../../api/redirect.ts';
import { useSession } from '../../api/session.ts';
import { classNames } from '../../ui/class-names.ts';

/** Where people look around. A page with a foot of its own, or with something to fill in, keeps it to itself. */
const places =
  /^\/(home|community|following|commission|games|ranking|assets|search|program|events)$|^\/(user|tag|circle)\/\d+$/;

const ITEM =
  'flex h-14 flex-col items-center justify-center gap-0.5 text-12 leading-none text-ink-3 transition-colors';
const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Tab {
  to: string;
  label: string;
  Icon: LucideIcon;
}

function TabLink({ to, label, Icon, isHere }: Tab & { isHere: boolean }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(ITEM, isHere && 'text-brand-ink')}
    >
      <Icon {...icon} />
      {label}
    </Link>
  );
}

/** At the foot of a phone, under the thumb. */
export function TabBar({ onPublish }: { onPublish: () => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (!places.test(pathname)) return null;
  const own = session === null ? loginPath(pathname) : `/user/${session.user.id}`;
  const link = (to: string, label: string, Icon: LucideIcon) => (
    <TabLink to={to} label={label} Icon={Icon} isHere={pathname === to} />
  );
  return (
    <nav
      aria-label="底栏"
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {link('/home', '首页', House)}
      {link('/community', '社区', Users)}
      <button type="button" onClick={onPublish} className={ITEM}>
        <span className="grid h-8 w-11 place-items-center rounded-control bg-brand text-on-brand">
          <Plus {...icon} />
        </span>
        <span className="sr-only">发布</span>
      </button>
      {link('/commission', '约稿', Brush)}
      {link(own, '我的', User)}
    </nav>
  );
}
