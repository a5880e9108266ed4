import { FeedbackReview } from '../../features/feedback/review/feedback-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminFeedbackPage() {
  return (
    <AdminArea title="反馈" about="等得最久的排在最前。回复会通知对方，不用回的可以直接关闭。">
      <FeedbackReview />
    </AdminArea>
  );
}
