import { Flag } from 'lucide-react';
import { MenuItem } from '../../ui/menu/menu-items.tsx';

export function ReportMenuItem({ onReport }: { onReport: () => void }) {
  return (
    <MenuItem icon={<Flag size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={onReport}>
      举报
    </MenuItem>
  );
}
