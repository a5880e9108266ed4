import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import { orderStepLabels, type OrderStep } from '@zaojie/contract/orders/order-words';
import type { OrderCan, OrderNow } from '@zaojie/contract/orders/order.schemas';
import { isOverdue, isQueued, waitsForMoney } from '../engine/clock.ts';
import { dueOf } from '../engine/situation.ts';
import { unpaidOf, type OrderRow, type Side } from '../engine/order-row.ts';
import { freeCancelWords, whyFree } from './free-cancel.ts';
import { isoOf, momentText, money } from './words.ts';

export type Names = { client: string; creator: string };
type Line = { sentence: string; action: OrderStep | null; consequence: string };
type Facts = { order: OrderRow; names: Names; can: OrderCan; now: Date };

const silence = `满 ${limit.extensionHours} 小时不答复视为拒绝`;

/** What comes of it at the deadline, whoever is looking. */
export function consequenceOf(order: OrderRow, now: Date): string {
  switch (order.status) {
    case 'pending_deposit':
      return '到期未付，订单自动取消';
    case 'pending_confirm':
      return '到期未确认，订单自动取消，定金全部退回';
    case 'in_progress':
    case 'revision':
      if (order.extension_due_at !== null) return silence;
      if (order.change_by !== null) return '到期不答复视为拒绝';
      if (waitsForMoney(order)) return `满 ${limit.balanceDays} 天未付，创作者可以按定金结算`;
      return freeCancelWords(order, now);
    case 'delivered':
      return '到期后自动验收，款项结算给创作者';
    case 'refunding':
      return '到期不答复视为同意，按申请的金额退款';
    case 'disputing':
      return order.evidence_due_at === null
        ? '资金保持冻结，直到裁决'
        : '举证结束后由仲裁员裁决，资金保持冻结';
    default:
      return '';
  }
}

/** 最晚 3月5日 12:00：到期未付，订单自动取消 */
export function dueText(order: OrderRow, now: Date): string {
  const due = dueOf(order);
  const consequence = consequenceOf(order, now);
  if (due === null) return consequence;
  return `最晚 ${momentText(due)}${consequence === '' ? '' : `：${consequence}`}`;
}

function clientAtWork({ order, names, can, now }: Facts): Omit<Line, 'consequence'> {
  if (can.extendRespond) return { sentence: `${names.creator}申请延期，请答复`, action: 'extendRespond' };
  if (can.changeRespond) return { sentence: `${names.creator}提出了变更，请答复`, action: 'changeRespond' };
  if (order.change_by === 'client') return { sentence: `等${names.creator}答复你提出的变更`, action: null };
  if (waitsForMoney(order)) {
    const sentence = `进度已到 ${order.progress}%，请支付尾款 ${money(unpaidOf(order))}，付清后才能交付`;
    return { sentence, action: 'payBalance' };
  }
  if (can.cancel) {
    const reminding = can.remind ? '催稿、' : '';
    return {
      sentence: `${whyFree(order, now) ?? ''}，可以${reminding}等对方申请延期，或无责取消`,
      action: can.remind ? 'remind' : 'cancel',
    };
  }
  if (isQueued(order, now) && order.schedule_start_at) {
    return { sentence: `排队中，${momentText(order.schedule_start_at)} 开始制作`, action: null };
  }
  const doing = order.status === 'revision' ? '修改' : '制作';
  return { sentence: `${names.creator}正在${doing}，进度 ${order.progress}%`, action: null };
}

function creatorAtWork({ order, names, can, now }: Facts): Omit<Line, 'consequence'> {
  if (can.changeRespond) return { sentence: `${names.client}提出了变更，请答复`, action: 'changeRespond' };
  if (order.extension_due_at !== null)
    return { sentence: `等${names.client}答复延期申请`, action: 'updateProgress' };
  if (order.change_by === 'creator')
    return { sentence: `等${names.client}答复你提出的变更`, action: 'updateProgress' };
  if (can.endUnpaid) return { sentence: '尾款一直没有付，可以按定金结算', action: 'endUnpaid' };
  if (waitsForMoney(order))
    return { sentence: `等${names.client}支付尾款，逾期时钟暂停`, action: 'updateProgress' };
  if (isOverdue(order, now)) return { sentence: '已经逾期，请尽快交付或申请延期', action: 'updateProgress' };
  if (isQueued(order, now) && order.schedule_start_at) {
    return { sentence: `排队中，${momentText(order.schedule_start_at)} 开始制作`, action: null };
  }
  const doing = order.status === 'revision' ? '按修改清单修改后再次交付' : '更新进度，完成后交付';
  return { sentence: `${doing}，现在是 ${order.progress}%`, action: 'updateProgress' };
}

function clientLine(facts: Facts): Omit<Line, 'consequence'> {
  const { order, names, can } = facts;
  switch (order.status) {
    case 'pending_deposit':
      return {
        sentence: `支付定金 ${money(order.deposit_fen)}，之后由${names.creator}确认排期`,
        action: 'payDeposit',
      };
    case 'pending_confirm':
      return { sentence: `等${names.creator}确认排期`, action: null };
    case 'in_progress':
    case 'revision':
      return clientAtWork(facts);
    case 'delivered':
      return order.change_by === 'client'
        ? { sentence: `等${names.creator}答复你提出的变更，也可以直接验收`, action: 'accept' }
        : {
            sentence: `${names.creator}交付了第 ${order.delivery_count} 版，请验收或提出修改`,
            action: 'accept',
          };
    case 'refunding':
      return { sentence: `等${names.creator}答复退款申请`, action: null };
    case 'disputing':
      return can.statement
        ? { sentence: '仲裁中，可以补充陈述和证据', action: 'statement' }
        : { sentence: '举证已结束，等仲裁员裁决', action: null };
    case 'completed':
      return { sentence: '订单已完成', action: can.review ? 'review' : null };
    default:
      return { sentence: order.status === 'refunded' ? '订单已退款' : '订单已取消', action: null };
  }
}

function creatorLine(facts: Facts): Omit<Line, 'consequence'> {
  const { order, names, can } = facts;
  switch (order.status) {
    case 'pending_deposit':
      return { sentence: `等${names.client}支付定金`, action: null };
    case 'pending_confirm':
      return { sentence: `${names.client}已付定金，请确认排期`, action: 'confirm' };
    case 'in_progress':
    case 'revision':
      return creatorAtWork(facts);
    case 'delivered':
      return can.changeRespond
        ? { sentence: `${names.client}提出了变更，请答复`, action: 'changeRespond' }
        : { sentence: `等${names.client}验收`, action: null };
    case 'refunding':
      return {
        sentence: `${names.client}申请退款 ${money(order.frozen_fen)}，请答复`,
        action: 'refundRespond',
      };
    default:
      return clientLine(facts);
  }
}

function whoseMove(order: OrderRow, role: Side | 'admin'): OrderNow['whose'] {
  if (order.turn === null) return 'nobody';
  return order.turn === role ? 'me' : 'other';
}

/** 现在要做什么: one sentence, one step, until when and what comes then. */
export function nowOf(facts: Facts, role: Side | 'admin'): OrderNow {
  const { order, now } = facts;
  const line =
    role === 'admin'
      ? { sentence: '请审阅双方的陈述和证据后裁决', action: facts.can.ruling ? ('ruling' as const) : null }
      : role === 'client'
        ? clientLine(facts)
        : creatorLine(facts);
  return {
    whose: whoseMove(order, role),
    ...line,
    action_label: line.action === null ? '' : orderStepLabels[line.action],
    deadline: isoOf(order.due_at),
    consequence: consequenceOf(order, now),
  };
}
