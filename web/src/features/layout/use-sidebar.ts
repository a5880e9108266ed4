import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePhone } from '../../hooks/use-media-query.ts';

const STORAGE_KEY = 'sidebar';

/** On a wide window the menu button collapses the sidebar for good; on a phone it opens the drawer. */
export function useSidebar() {
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  // The drawer belongs to the visit it was opened on: going anywhere, even back, leaves it behind.
  const { key: visit } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);

  return {
    isCollapsed,
    isOpened: openedOn === visit,
    setOpened: (opened: boolean) => setOpenedOn(opened ? visit : null),
    setCollapsed(collapsed: boolean) {
      setIsCollapsed(collapsed);
      rememberCollapsed(collapsed);
    },
  };
}

export type SidebarState = ReturnType<typeof useSidebar>;

/**
 * What of it depends on the window. A drawn page learns of that last, so only those who show it ask: else the whole frame would be
 * drawn a second time.
 */
export function useSidebarView({ isCollapsed, isOpened, setOpened, setCollapsed }: SidebarState) {
  const isPhone = usePhone();
  // A window that grows past the phone's width has its sidebar back, and no drawer may stay above it.
  const isDrawerOpen = isPhone && isOpened;
  return {
    isPhone,
    isDrawerOpen,
    isExpanded: isPhone ? isDrawerOpen : !isCollapsed,
    toggle: () => (isPhone ? setOpened(!isDrawerOpen) : setCollapsed(!isCollapsed)),
  };
}

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed';
  } catch {
    return false;
  }
}

function rememberCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // It still holds until the page is left.
  }
}
