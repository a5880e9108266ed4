import { PeopleList } from '../../features/sanctions/people-list.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminPeoplePage() {
  return (
    <AdminArea title="用户" about="禁言和封禁都要写理由，对方会看到，也会写进审计记录。">
      <PeopleList />
    </AdminArea>
  );
}
