import { NotNow } from '../../features/orders/screen/not-now.tsx';
import { OrderScreen } from '../../features/orders/screen/order-screen.tsx';
import { PaidNews } from '../../features/orders/pay/paid-news.tsx';
import { PayForm } from '../../features/orders/pay/pay-form.tsx';
import { duePart, partWords } from '../../features/orders/pay/pay-rules.ts';
import { formatMoment } from '../../text/dates.ts';

export function PaymentPage() {
  return (
    <OrderScreen
      name={(order) => {
        const part = duePart(order);
        return part === null ? '付款' : partWords[part].title;
      }}
      aside={(order) => `订单号 ${order.order_numbers} · ${formatMoment(order.created_at)} 创建`}
    >
      {(order) => {
        const part = duePart(order);
        return (
          <>
            <PaidNews order={order} />
            {part === null ? (
              <NotNow order={order} what="付款" />
            ) : (
              <PayForm key={part} order={order} part={part} />
            )}
          </>
        );
      }}
    </OrderScreen>
  );
}
