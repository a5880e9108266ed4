import { Menu } from 'lucide-react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { useSidebarView, type SidebarState } from './use-sidebar.ts';

export function MenuButton({ sidebar }: { sidebar: SidebarState }) {
  const { isExpanded, toggle } = useSidebarView(sidebar);
  return (
    <IconButton
      label={isExpanded ? '收起菜单' : '展开菜单'}
      aria-expanded={isExpanded}
      aria-controls="sidebar"
      onClick={toggle}
    >
      <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
