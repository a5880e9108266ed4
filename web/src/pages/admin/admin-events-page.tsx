import { ContestQueue } from '../../features/contests/admin/contest-queue.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminEventsPage() {
  return (
    <AdminArea title="活动" about="审核发起的活动，改时间，取消资格，公布结果。最早提交的排在最前。">
      <ContestQueue />
    </AdminArea>
  );
}
