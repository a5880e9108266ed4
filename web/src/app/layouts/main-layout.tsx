import { Outlet } from 'react-router';
import { useCompose } from '../../features/compose/use-compose.ts';
import { KeepLater } from '../../features/deletions/keep-later.tsx';
import { ActingLater } from '../../features/proxies/acting-later.tsx';
import { ConsentLater } from '../../features/legal/consent-later.tsx';
import { MenuButton } from '../../features/layout/menu-button.tsx';
import { SiteFooter } from '../../features/layout/site-footer.tsx';
import { Sidebar, SidebarDrawer } from '../../features/layout/sidebar.tsx';
import { TabBar } from '../../features/layout/tab-bar.tsx';
import { TopBar } from '../../features/layout/top-bar.tsx';
import { useSidebar } from '../../features/layout/use-sidebar.ts';
import { HeaderSearch } from '../../features/search/bar/header-search.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QueryScope } from '../query-scope.tsx';

/** Top bar, sidebar, content, footer. */
export function MainLayout() {
  const sidebar = useSidebar();
  const compose = useCompose();
  return (
    <QueryScope>
      <TopBar menu={<MenuButton sidebar={sidebar} />} search={<HeaderSearch />} />
      <Sidebar collapsed={sidebar.isCollapsed} />
      <SidebarDrawer sidebar={sidebar} />
      <div
        className={classNames(
          'flex min-h-[calc(100dvh-var(--bar-h))] flex-col border-line px-8 pt-6 max-md:min-h-[calc(100dvh-56px)] max-md:px-4 max-md:pt-3 max-md:pb-(--foot-h) md:border-l',
          sidebar.isCollapsed ? 'md:ml-17' : 'md:ml-side',
        )}
      >
        <main
          id="main"
          className="mx-auto w-full max-w-content flex-1 outline-none max-md:min-h-[calc(100dvh-68px)]"
        >
          <ActingLater />
          <KeepLater />
          <Outlet />
        </main>
        <SiteFooter className="mt-16 max-md:mt-10" />
      </div>
      <TabBar onPublish={() => void compose()} />
      <ConsentLater />
    </QueryScope>
  );
}
