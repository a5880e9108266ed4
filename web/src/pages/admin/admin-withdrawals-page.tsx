import { WithdrawalReview } from '../../features/withdrawals/review/withdrawal-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminWithdrawalsPage() {
  return (
    <AdminArea title="提现审核" about="等得最久的排在最前。通过就会打款，驳回的理由申请人会看到。">
      <WithdrawalReview />
    </AdminArea>
  );
}
