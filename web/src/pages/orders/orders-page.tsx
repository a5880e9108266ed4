import { OrdersBoard } from '../../features/orders/list/orders-board.tsx';

export function OrdersPage() {
  return <OrdersBoard />;
}
