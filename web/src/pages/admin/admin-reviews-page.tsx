import { AppealReview } from '../../features/orders/appeals/appeal-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminReviewsPage() {
  return (
    <AdminArea title="评价申诉" about="被评价的人认为不实的评价。移除的不再计入评分，理由写进审计记录。">
      <AppealReview />
    </AdminArea>
  );
}
