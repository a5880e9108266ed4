import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { OrderEventKind } from '@zaojie/contract/orders/order-words';
import type { DetailRow } from './detail-row.ts';

type Stage = OrderDetail['stepper'][number];

const stages: { key: string; label: string; at: OrderEventKind[]; statuses: OrderStatus[] }[] = [
  { key: 'deposit', label: '付定金', at: ['deposit_paid'], statuses: ['pending_deposit'] },
  { key: 'confirm', label: '确认排期', at: ['confirmed'], statuses: ['pending_confirm'] },
  { key: 'work', label: '制作', at: ['delivered'], statuses: ['in_progress'] },
  { key: 'accept', label: '验收', at: ['accepted', 'auto_accepted'], statuses: ['delivered', 'revision'] },
  { key: 'done', label: '完成', at: [], statuses: ['completed'] },
];

function placeOf(row: DetailRow): number {
  const index = stages.findIndex(({ statuses }) => statuses.includes(row.status));
  if (index >= 0) return index;
  // Stopped, or stands still: where it was.
  if (row.delivery_count > 0) return 3;
  if (row.schedule_end_at !== null) return 2;
  return row.paid_fen > 0 || row.price_fen === 0 ? 1 : 0;
}

export function stepperOf(row: DetailRow): Stage[] {
  const place = placeOf(row);
  const isStopped = row.status === 'cancelled' || row.status === 'refunded';
  const atOf = (kinds: readonly OrderEventKind[]) =>
    row.events.findLast(({ kind }) => kinds.includes(kind))?.created_at ?? null;
  return stages.map(({ key, label, at }, index): Stage => {
    const isDone = index < place || row.status === 'completed';
    const here = isStopped ? 'failed' : 'current';
    const state = isDone ? 'done' : index === place ? here : 'todo';
    const when = key === 'done' ? (row.completed_at?.toISOString() ?? null) : atOf(at);
    return { key, label, state, at: isDone && when !== null ? new Date(when).toISOString() : null };
  });
}
