import { BanAppealReview } from '../../features/sanctions/appeals/appeal-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminAppealsPage() {
  return (
    <AdminArea title="封禁申诉" about="被封禁的人登录时可以申诉一次。对方再登录就看到结果和理由。">
      <BanAppealReview />
    </AdminArea>
  );
}
