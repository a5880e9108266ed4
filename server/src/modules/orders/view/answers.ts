import { orderStatusLabels } from '@zaojie/contract/orders/order-status';
import type { OrderAnswers } from '@zaojie/contract/orders/order.schemas';
import { heldOf, type OrderRow } from '../engine/order-row.ts';
import { consequenceOf, type Names } from './now.ts';
import { momentText, money } from './words.ts';

function whereMoneyIs(order: OrderRow): OrderAnswers['money'] {
  const held = heldOf(order);
  if (held > 0) {
    const frozen = order.frozen_fen > 0 ? `其中冻结 ${money(order.frozen_fen)}` : '验收前不会给创作者';
    return { answer: `平台托管 ${money(held)}`, detail: frozen };
  }
  const parts = [
    order.released_fen > 0 ? `创作者到账 ${money(order.released_fen)}` : '',
    order.refunded_fen > 0 ? `退回客户 ${money(order.refunded_fen)}` : '',
    order.fee_fen > 0 ? `平台服务费 ${money(order.fee_fen)}` : '',
  ].filter((part) => part !== '');
  if (parts.length > 0) return { answer: parts[0] ?? '', detail: parts.slice(1).join('，') };
  return { answer: '还没有付款', detail: order.price_fen === 0 ? '这个订单不收费' : '钱还在客户自己手里' };
}

function whoseTurn(order: OrderRow, names: Names): OrderAnswers['turn'] {
  const detail = orderStatusLabels[order.status];
  if (order.turn === null) return { answer: '已结束', detail };
  if (order.turn === 'admin') return { answer: '仲裁员', detail };
  return { answer: names[order.turn], detail: `${order.turn === 'client' ? '客户' : '创作者'}，${detail}` };
}

/** The four answers of every money screen, built from the status and its timers. */
export function answersOf(order: OrderRow, names: Names, now: Date): OrderAnswers {
  const due = order.due_at;
  return {
    money: whereMoneyIs(order),
    turn: whoseTurn(order, names),
    until: {
      answer: due === null ? '没有时限' : momentText(due),
      detail: due === null ? '' : '到期按规则自动处理',
    },
    otherwise: { answer: consequenceOf(order, now) || '不会再有变化', detail: '' },
  };
}
