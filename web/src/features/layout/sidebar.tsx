import { useSession } from '../../api/session.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { later } from '../../ui/feedback/later.tsx';
import { NavList } from './nav-list.tsx';
import { useSidebarView, type SidebarState } from './use-sidebar.ts';
import { UserCard } from './user-card.tsx';

const WaitingNote = later(
  async () => (await import('./waiting-note.tsx')).WaitingNote,
  '等你处理的订单没有加载出来',
);

/** Beside the content on a wide window; collapsed it keeps its icons. */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  const isMember = useSession() !== null;
  return (
    <aside
      id="sidebar"
      aria-label="菜单"
      className={classNames(
        'fixed top-bar bottom-0 left-0 z-20 flex flex-col gap-4 overflow-x-hidden overflow-y-auto bg-paper px-3 py-4 max-md:hidden',
        collapsed ? 'w-17' : 'w-side',
      )}
    >
      <UserCard compact={collapsed} />
      <NavList compact={collapsed} />
      {isMember && !collapsed ? <WaitingNote room={null} /> : null}
    </aside>
  );
}

/** Over the content on a phone. The veil covers the content, so a click on either closes it. */
export function SidebarDrawer({ sidebar }: { sidebar: SidebarState }) {
  const { isPhone, isDrawerOpen } = useSidebarView(sidebar);
  if (!isPhone) return null;
  const close = () => sidebar.setOpened(false);
  return (
    <Drawer open={isDrawerOpen} onOpenChange={sidebar.setOpened} label="菜单">
      <div className="flex flex-col gap-4 px-3 py-4">
        <UserCard onChoose={close} />
        <NavList onChoose={close} />
      </div>
    </Drawer>
  );
}
