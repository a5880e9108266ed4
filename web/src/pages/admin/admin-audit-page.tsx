import { AuditList } from '../../features/audit/audit-list.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminAuditPage() {
  return (
    <AdminArea title="审计记录" about="谁在什么时候为什么做了什么，只增不改。">
      <AuditList />
    </AdminArea>
  );
}
