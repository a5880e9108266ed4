import { orderStatusLabels } from '@zaojie/contract/orders/order-status';
import { orderErrors } from '@zaojie/contract/orders/order.errors';
import type { OrderEventKind } from '@zaojie/contract/orders/order-words';
import type { Tx } from '../../../db/database.ts';
import { decide, type Refused } from '../../../frame/state-machine/decide.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { cancelJob, scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import { insertEvent } from './event.queries.ts';
import { carryOutMoney } from './order-money.ts';
import { isEnded, type OrderChanges, type OrderRow } from './order-row.ts';
import { subjectOf } from './order-subject.ts';
import { updateOrder } from './order.queries.ts';
import { withdrawProposals } from './proposal.queries.ts';
import {
  orderTable,
  type OrderEffect,
  type OrderMachine,
  type OrderMove,
  type OrderRole,
} from './order.rules.ts';
import { nextTimerAt, placesOf, remindedBySetting } from './situation.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    /** Whatever of an order falls due. */
    'order-timer': { orderId: number };
    /** As it was called while orders could only lapse. */
    'lapse-order': { orderId: number };
  }
}

/** `agentId`: who acts for them. */
export type Actor = { role: OrderRole; userId: number | null; agentId?: number };
export const bySystem: Actor = { role: 'system', userId: null };

export type Step = {
  move: OrderMove;
  actor: Actor;
  now: Date;
  /** What the step makes of the row besides the state and the money. */
  changes?: OrderChanges;
  /** For effects whose amount the caller brings. */
  amountFen?: number;
  /** What the timeline tells; nothing for what is told elsewhere. */
  event?: { kind: OrderEventKind; text?: string; data?: object };
};

export type Moved = {
  order: OrderRow;
  from: OrderRow;
  effects: readonly OrderEffect[];
  eventId: number | null;
};

/** What it is now goes with every refusal, so that the page can catch up. */
function refusalOf(order: OrderRow, refused: Refused<OrderMachine>): Refusal {
  const status_label = orderStatusLabels[order.status];
  const data = { order_id: order.id, status: order.status, status_label };
  if (refused.why === 'guard') return new Refusal(refused.reason, { data });
  if (refused.why === 'role') return new Refusal(orderErrors.otherSide, { data });
  return new Refusal(orderErrors.wrongState, { values: { status: status_label }, data });
}

/** Whether the step may be made, before anything is looked up for it. */
export function checkStep(order: OrderRow, { move, actor, now }: Pick<Step, 'move' | 'actor' | 'now'>) {
  const decision = decide(orderTable, subjectOf(order, now), move, actor.role);
  if (!decision.isAllowed) throw refusalOf(order, decision);
  return decision;
}

const noProposals: OrderChanges = { extension_due_at: null, change_due_at: null, change_by: null };
const noTimers: OrderChanges = {
  ...noProposals,
  confirm_due_at: null,
  accept_due_at: null,
  accept_left_ms: null,
  refund_due_at: null,
  evidence_due_at: null,
  resume_status: null,
};

const isNegotiable = ({ status }: Pick<OrderRow, 'status'>) =>
  status === 'in_progress' || status === 'revision' || status === 'delivered';

/** What the new state brings by itself. */
function entering(from: OrderRow, to: OrderRow['status'], now: Date): OrderChanges {
  if (to === from.status) return {};
  if (isEnded(to)) {
    return { ...noTimers, status: to, ended_at: now, ...(to === 'completed' && { completed_at: now }) };
  }
  return { status: to, ...(!isNegotiable({ status: to }) && noProposals) };
}

const timerKey = (orderId: number) => `order-timer:${orderId}`;

export async function setTimer(tx: Tx, order: OrderRow, before: Date | null = null): Promise<void> {
  const runAt = nextTimerAt(order);
  if (runAt !== null) {
    await scheduleJob(tx, 'order-timer', { orderId: order.id }, { runAt, key: timerKey(order.id) });
  } else if (before !== null) await cancelJob(tx, timerKey(order.id));
}

/** Writes what changed with all that follows from it: whose move it is, until when, and the timer. */
export async function saveOrder(
  tx: Tx,
  order: OrderRow,
  changes: OrderChanges,
  now: Date,
): Promise<OrderRow> {
  const after: OrderRow = { ...order, ...changes, updated_at: now };
  const due_reminded_for = remindedBySetting(order, after, now);
  const changed: OrderRow = { ...after, due_reminded_for };
  const places = placesOf(changed);
  await updateOrder(tx, order.id, { ...changes, ...places, due_reminded_for, updated_at: now });
  const saved: OrderRow = { ...changed, ...places };
  const before = nextTimerAt(order);
  if (nextTimerAt(saved)?.getTime() !== before?.getTime()) await setTimer(tx, saved, before);
  return saved;
}

/**
 * One move of a locked order: asked of the table, its money moved, its event written, all in the caller's transaction.
 * What the table forbids is refused and nothing has changed.
 */
export async function moveOrder(tx: Tx, from: OrderRow, step: Step): Promise<Moved> {
  const { actor, now, changes = {}, amountFen = 0, event } = step;
  const { to, effects } = checkStep(from, step);
  const paying = { tx, order: from, askedBy: actor.userId, now };
  let money: OrderChanges = {};
  for (const effect of effects) money = { ...money, ...(await carryOutMoney(paying, effect, amountFen)) };
  const order = await saveOrder(tx, from, { ...entering(from, to, now), ...changes, ...money }, now);
  const hadProposals = from.extension_due_at !== null || from.change_by !== null;
  if (hadProposals && !isNegotiable(order)) await withdrawProposals(tx, order.id, now);
  const eventId = event ? await tellEvent(tx, order, { ...event, actor, now }) : null;
  if (to !== from.status) await emitEvent(tx, 'order.moved', { orderId: order.id, from: from.status, to });
  return { order, from, effects, eventId };
}

export async function tellEvent(
  tx: Tx,
  order: OrderRow,
  { kind, text = '', data = {}, actor, now }: NonNullable<Step['event']> & { actor: Actor; now: Date },
): Promise<number> {
  const by = actor.role === 'stranger' ? 'system' : actor.role;
  const eventId = await insertEvent(
    tx,
    { orderId: order.id, kind, actor: by, actorId: actor.userId, agentId: actor.agentId ?? null, text, data },
    now,
  );
  await emitEvent(tx, 'order.stepped', { orderId: order.id, eventId, kind });
  return eventId;
}
