import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { LabelTone } from '../../ui/text/label.tsx';

/** Coloured only where it changes what somebody does: a step waits, money is held back, it went well. */
export function statusTone(status: OrderStatus, isMyMove: boolean): LabelTone {
  if (status === 'refunding' || status === 'disputing') return 'warning';
  if (status === 'completed') return 'success';
  const isUrgent = status === 'pending_deposit' || status === 'pending_confirm' || status === 'delivered';
  return isUrgent && isMyMove ? 'warning' : 'neutral';
}
