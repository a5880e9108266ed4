import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { orderPath, useOrderRoof } from '../order-address.ts';

/** A form that its order has no use for now: why, and the way back to it. */
export function NotNow({ order, what }: { order: OrderDetail; what: string }) {
  const roof = useOrderRoof();
  return (
    <Card bleed className="flex flex-wrap items-center justify-between gap-4 px-6 py-5 max-md:px-4">
      <p>
        订单{order.status_label}，现在不能{what}。
        <span className="block text-13 text-ink-3">{order.now.sentence}</span>
      </p>
      <ButtonLink look="primary" to={orderPath(order.id, roof)}>
        看订单
      </ButtonLink>
    </Card>
  );
}
