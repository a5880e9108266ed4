import { SiteFigures } from '../../features/figures/site-figures.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminStartPage() {
  return (
    <AdminArea title="管理" about="等着处理的事，和站点每天的数字。">
      <SiteFigures />
    </AdminArea>
  );
}
