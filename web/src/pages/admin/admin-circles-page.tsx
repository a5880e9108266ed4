import { ManagedCircles } from '../../features/circles/managed-circles.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminCirclesPage() {
  return (
    <AdminArea title="圈子" about="新建、改名、换图、排次序。隐藏的圈子谁也看不到，帖子留着。">
      <ManagedCircles />
    </AdminArea>
  );
}
