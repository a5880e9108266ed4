import { Outlet } from 'react-router';
import { SiteFooter } from '../../features/layout/site-footer.tsx';
import { ActingLater } from '../../features/proxies/acting-later.tsx';
import { TextLink } from '../../ui/form/button.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { QueryScope } from '../query-scope.tsx';

/** For the areas that stand apart from the sidebar: a slim head with the way back. */
export function PlainLayout() {
  return (
    <QueryScope>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-30 flex h-bar items-center gap-2 border-b border-line bg-paper px-8 max-md:h-14 max-md:px-3">
          <Logo />
          <span className="ml-auto" />
          <ThemeToggle />
          <TextLink to="/home" className="ml-2 max-md:mr-1">
            回到首页
          </TextLink>
        </header>
        <main
          id="main"
          className="mx-auto w-full max-w-content flex-1 px-8 pt-6 outline-none max-md:px-4 max-md:pt-3"
        >
          <ActingLater />
          <Outlet />
        </main>
        <div className="px-8 max-md:px-4">
          <SiteFooter className="mt-16 max-md:mt-10" />
        </div>
      </div>
    </QueryScope>
  );
}
