import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { CancelFigures } from '../../features/orders/cancel/cancel-figures.tsx';
import { CancelForm } from '../../features/orders/cancel/cancel-form.tsx';
import { refundPath } from '../../features/orders/order-address.ts';
import { FourAnswers } from '../../features/orders/parts/four-answers.tsx';
import { NotNow } from '../../features/orders/screen/not-now.tsx';
import { ORDER_COLUMNS, ORDER_SIDE, ORDER_STACK } from '../../features/orders/screen/order-columns.ts';
import { OrderScreen } from '../../features/orders/screen/order-screen.tsx';
import { OrderSubject } from '../../features/orders/screen/order-subject.tsx';
import { StageTable } from '../../features/orders/trial/stage-table.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Money } from '../../ui/text/money.tsx';

/** The stage gives no right to cancel; the way out is to ask for the money back. */
function AskInstead({ order }: { order: OrderDetail }) {
  if (!order.can.refund) return <NotNow order={order} what="取消" />;
  return (
    <Card bleed className="flex flex-wrap items-center justify-between gap-4 px-6 py-5 max-md:px-4">
      <p>
        订单{order.status_label}，不能直接取消，可以申请退款。
        <span className="block text-13 text-ink-3">
          退多少由你提，对方 {orderLimits.refundHours} 小时不答复视为同意。
        </span>
      </p>
      <ButtonLink look="primary" to={refundPath(order.id)}>
        申请退款
      </ButtonLink>
    </Card>
  );
}

export function CancelPage() {
  return (
    <OrderScreen name="取消订单">
      {(order) => (
        <div className={ORDER_COLUMNS}>
          <div className={ORDER_STACK}>
            <OrderSubject
              order={order}
              about={order.status_label}
              aside={<Money from={order.final_price} exact className="text-18 max-md:hidden" />}
            />
            {order.can.cancel ? <CancelForm order={order} /> : <AskInstead order={order} />}
            <StageTable trial={order.trial} about="每个阶段退出，拿回多少" />
          </div>
          <aside className={ORDER_SIDE}>
            {order.can.cancel ? <CancelFigures order={order} /> : null}
            <Panel title={order.can.cancel ? '不取消的话' : '现在的钱'}>
              <FourAnswers order={order} column />
            </Panel>
          </aside>
        </div>
      )}
    </OrderScreen>
  );
}
