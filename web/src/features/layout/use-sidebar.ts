import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePhone } from '../../hooks/use-media-query.ts';

const STORAGE_KEY = 'sidebar';

/** On a wide window the menu button collapses the sidebar for good; on a phone it opens the drawer. */
export function useSidebar() {
  const isPhone = usePhone();
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  // The drawer belongs to the visit it was opened on: going anywhere, even back, leaves it behind.
  const { key: visit } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // A window that grows past the phone's width has its sidebar back, and no drawer may stay above it.
  const isDrawerOpen = isPhone && openedOn === visit;
  const setDrawerOpen = (open: boolean) => setOpenedOn(open ? visit : null);

  function toggle() {
    if (isPhone) {
      setDrawerOpen(!isDrawerOpen);
    } else {
      setIsCollapsed(!isCollapsed);
      rememberCollapsed(!isCollapsed);
    }
  }

  return {
    isPhone,
    isCollapsed,
    isDrawerOpen,
    setDrawerOpen,
    toggle,
    isExpanded: isPhone ? isDrawerOpen : !isCollapsed,
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
