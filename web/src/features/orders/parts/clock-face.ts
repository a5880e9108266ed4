import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { formatMoment } from '../../../text/dates.ts';
import type { ClockFace } from '../../../ui/clock/clock-face.ts';
import { DAY_MS, HOUR_MS } from '../../../ui/clock/left-words.ts';

const SEGMENTS_MOST = 30;

type Timed = Pick<OrderDetail, 'status' | 'now' | 'schedule_start_time' | 'schedule_end_time'>;

const days = (hours: number) => ({ segments: hours / 24, unitMs: DAY_MS });

function work({ schedule_start_time: start, schedule_end_time: end }: Timed) {
  const total = Date.parse(end ?? '') - Date.parse(start ?? '');
  if (!(total > 0)) return { segments: 0, unitMs: DAY_MS };
  const count = Math.min(SEGMENTS_MOST, Math.ceil(total / DAY_MS));
  return { segments: count, unitMs: total / count };
}

/** Which clock runs is told by the status; what it runs towards only by the server's deadline. */
function kindOf(order: Timed): { label: string; end: string; segments: number; unitMs: number } {
  switch (order.status) {
    case 'pending_deposit':
      return { label: '距自动取消', end: '到期', segments: limit.depositHours, unitMs: HOUR_MS };
    case 'pending_confirm':
      return { label: '距自动取消', end: '到期', ...days(limit.confirmHours) };
    case 'delivered':
      return { label: '距自动验收', end: '到期', ...days(limit.acceptDays * 24) };
    case 'refunding':
      return { label: '距自动同意', end: '到期', ...days(limit.refundHours) };
    case 'disputing':
      return { label: '距举证结束', end: '截止', ...days(limit.evidenceHours) };
    case 'in_progress':
    case 'revision':
      return order.now.deadline === order.schedule_end_time
        ? { label: '距截稿', end: '截稿', ...work(order) }
        : { label: '还剩', end: '到期', segments: 0, unitMs: DAY_MS };
    default:
      return { label: '还剩', end: '截止', segments: 0, unitMs: DAY_MS };
  }
}

export function clockFace(order: Timed): ClockFace | null {
  const { deadline } = order.now;
  if (deadline === null) return null;
  const { label, end, segments, unitMs } = kindOf(order);
  return { label, deadline, note: `${formatMoment(deadline)} ${end}`, segments, unitMs };
}
