import { CaseReview } from '../../features/reports/review/case-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminReportsPage() {
  return (
    <AdminArea title="举报" about="等得最久的排在最前。举报人会收到结果，成立的会通知对方。">
      <CaseReview />
    </AdminArea>
  );
}
