import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { orderEventKinds, refundReasonLabels, type OrderParty } from '@zaojie/contract/orders/order-words';
import type { DetailRow, EventPart } from './detail-row.ts';
import { momentText, money } from './words.ts';

type Data = EventPart['data'];

const dayOf = (text: string | null | undefined) => (text ? momentText(new Date(text)) : '');

/** What is worth telling besides the words that were said. */
function factsOf(kind: EventPart['kind'], data: Data): string {
  const amount = data.amountFen === undefined ? '' : money(data.amountFen);
  switch (kind) {
    case 'created':
      return data.priceFen ? `价格 ${money(data.priceFen)}` : '';
    case 'deposit_paid':
    case 'balance_paid':
      return `${amount} 进入托管`;
    case 'confirmed':
      return `${dayOf(data.start)} 至 ${dayOf(data.end)}`;
    case 'progress':
      return `进度 ${data.progress ?? 0}%`;
    case 'balance_asked':
      return `请支付尾款 ${amount}`;
    case 'delivered':
      return `第 ${data.version ?? 1} 版，${data.files ? `${data.files} 个文件` : '以说明交付'}`;
    case 'rejected':
      return data.pins ? `${data.pins} 处批注` : '';
    case 'cancelled':
    case 'overdue_cancelled':
    case 'lapsed':
    case 'left':
      return data.amountFen ? `${amount} 退回客户` : '';
    case 'ended_unpaid':
      return `按定金 ${amount} 结算`;
    case 'extension_asked':
    case 'extension_agreed':
      return data.end ? `延到 ${dayOf(data.end)}` : '';
    case 'change_proposed':
    case 'change_agreed':
      return data.priceFen == null ? '' : `价格改为 ${money(data.priceFen)}`;
    case 'refund_asked':
      return `${amount}${data.reason ? `，${refundReasonLabels[data.reason]}` : ''}`;
    case 'refund_agreed':
    case 'refund_lapsed':
      return `${amount} 退回客户`;
    case 'ruled':
      return data.split
        ? `客户 ${money(data.split.clientFen)}，创作者 ${money(data.split.creatorFen)}，平台 ${money(data.split.feeFen)}`
        : '';
    default:
      return '';
  }
}

export const textOfEvent = ({ kind, data, text }: Pick<EventPart, 'kind' | 'data' | 'text'>): string =>
  [factsOf(kind, data), text].filter((part) => part !== '').join('：');

export function actorName(row: Pick<DetailRow, 'client' | 'creator'>, actor: OrderParty): string {
  if (actor === 'client') return row.client.nickname;
  if (actor === 'creator') return row.creator.nickname;
  return actor === 'admin' ? '仲裁员' : '系统';
}

/** The newest last. What was said in a sealed review isn't in it. */
export function timelineOf(row: DetailRow): OrderDetail['timeline'] {
  return row.events.map((event) => ({
    id: event.id,
    kind: event.kind,
    title: orderEventKinds[event.kind],
    text: textOfEvent(event),
    actor: event.actor,
    actor_name: actorName(row, event.actor),
    agent_name: event.agent_name ?? '',
    created_at: new Date(event.created_at).toISOString(),
  }));
}
