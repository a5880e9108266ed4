import { useRouteId } from '../../hooks/use-route-id.ts';
import { OrderView } from '../../features/orders/detail/order-view.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';

export function OrderPage() {
  const id = useRouteId();
  if (id === null) return <GonePage line="订单不存在" to="/order" way="回到我的订单" />;
  return <OrderView key={id} id={id} />;
}
