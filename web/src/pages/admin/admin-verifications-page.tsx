import { VerificationReview } from '../../features/verifications/review/verification-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminVerificationsPage() {
  return (
    <AdminArea title="认证审核" about="等得最久的排在最前。打开材料会记入审计，驳回的理由申请人会看到。">
      <VerificationReview />
    </AdminArea>
  );
}
