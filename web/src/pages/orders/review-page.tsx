import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { FourAnswers } from '../../features/orders/parts/four-answers.tsx';
import { ReviewPanel } from '../../features/orders/review/review-panel.tsx';
import { NotNow } from '../../features/orders/screen/not-now.tsx';
import { ORDER_COLUMNS, ORDER_SIDE, ORDER_STACK } from '../../features/orders/screen/order-columns.ts';
import { OrderScreen } from '../../features/orders/screen/order-screen.tsx';
import { OrderSubject } from '../../features/orders/screen/order-subject.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

const hasReviews = ({ reviews, can }: OrderDetail) =>
  can.review || reviews.mine !== null || reviews.theirs !== null || reviews.is_theirs_sealed;

export function ReviewPage() {
  return (
    <OrderScreen name="评价">
      {(order) => (
        <div className={ORDER_COLUMNS}>
          <div className={ORDER_STACK}>
            <OrderSubject order={order} about={order.status_label} />
            {hasReviews(order) ? <ReviewPanel order={order} /> : <NotNow order={order} what="评价" />}
          </div>
          <aside className={ORDER_SIDE}>
            <Panel title="现在的钱">
              <FourAnswers order={order} column />
            </Panel>
            {order.licence === null ? null : (
              <Panel title={order.licence.revoked_at === null ? '授权凭证已经开出' : '授权凭证已撤销'}>
                <p className="mb-3 text-13 break-all text-ink-2">证号 {order.licence.code}，扫码能验真。</p>
                <ButtonLink size="small" to={`/licence/${order.licence.code}`}>
                  看凭证
                </ButtonLink>
              </Panel>
            )}
          </aside>
        </div>
      )}
    </OrderScreen>
  );
}
