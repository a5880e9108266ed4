import { Link, Outlet, useLocation } from 'react-router';
import { SiteFooter } from '../../features/layout/site-footer.tsx';
import { AccountControls } from '../../features/layout/top-bar.tsx';
import { ActingLater } from '../../features/proxies/acting-later.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { QueryScope } from '../query-scope.tsx';

const PLACES = [
  { to: '/order', label: '我的订单' },
  { to: '/profile/wallet', label: '钱包' },
  { to: '/order/licences', label: '授权凭证' },
] as const;

function isHere(to: string, pathname: string): boolean {
  // Whoever opens a licence came from the list of them, or by its code.
  const isLicence = /^\/(?:order\/licences|licence\/)/.test(pathname);
  if (to === '/order/licences') return isLicence;
  return to === '/order' ? !isLicence : pathname.startsWith(to);
}

/** Of orders and money: a bar with the three places, no sidebar, no search. */
export function OrderLayout() {
  const { pathname } = useLocation();
  return (
    <QueryScope>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 print:hidden z-30 flex h-bar items-center border-b border-line bg-paper pr-8 pl-7 max-md:h-14 max-md:pr-1 max-md:pl-3">
          <Logo />
          <nav aria-label="订单区" className="ml-5 flex gap-1 border-l border-line pl-4 max-md:hidden">
            {PLACES.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                aria-current={isHere(to, pathname) ? 'page' : undefined}
                className="flex h-9 items-center rounded-control px-3 text-ink-2 transition-colors hover:bg-surface-2 hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-1 max-md:gap-0">
            <ThemeToggle />
            <AccountControls />
          </div>
        </header>
        <main
          id="main"
          className="mx-auto w-full max-w-[calc(var(--content-max)+64px)] flex-1 px-8 pt-6 outline-none max-md:min-h-[calc(100dvh-56px)] max-md:px-4 max-md:pt-3"
        >
          <ActingLater />
          <Outlet />
        </main>
        <div className="px-8 max-md:px-4 print:hidden">
          <SiteFooter className="mt-16 max-md:mt-10" />
        </div>
      </div>
    </QueryScope>
  );
}
