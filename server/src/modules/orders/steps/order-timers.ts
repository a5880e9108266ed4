import type { Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Services } from '../../../frame/context.ts';
import { movesFor } from '../../../frame/state-machine/decide.ts';
import { lapseChange } from '../agreements/change-order.ts';
import { lapseExtension } from '../agreements/extend-order.ts';
import { handOver } from '../deliveries/complete-order.ts';
import { closeEvidence } from '../disputes/close-evidence.ts';
import { bySystem, moveOrder, setTimer } from '../engine/move-order.ts';
import { heldOf, type OrderRow } from '../engine/order-row.ts';
import { lockOrder } from '../engine/order.queries.ts';
import { subjectOf } from '../engine/order-subject.ts';
import { orderTable, type OrderMove } from '../engine/order.rules.ts';
import { dueOf, nextTimerAt } from '../engine/situation.ts';
import { openReviews } from '../reviews/open-reviews.ts';
import { lapseRefund } from '../refunds/respond-refund.ts';
import { dueText } from '../view/now.ts';

type Timer = (tx: Tx, order: OrderRow, now: Date) => Promise<unknown>;

const lapse: Timer = (tx, order, now) =>
  moveOrder(tx, order, {
    move: 'lapse',
    actor: bySystem,
    now,
    event: { kind: 'lapsed', data: { amountFen: heldOf(order) } },
  });

const autoAccept: Timer = async (tx, order, now) => {
  const event = { kind: 'auto_accepted' as const };
  await handOver(tx, await moveOrder(tx, order, { move: 'autoAccept', actor: bySystem, now, event }), now);
};

const remindAccept: Timer = (tx, order, now) =>
  moveOrder(tx, order, {
    move: 'remindAccept',
    actor: bySystem,
    now,
    changes: { accept_reminders: order.accept_reminders + 1 },
    event: { kind: 'accept_reminded' },
  });

/** Its words hold until the deadline: whoever reads them later still knows what they are about. */
const remindDue: Timer = (tx, order, now) =>
  moveOrder(tx, order, {
    move: 'remindDue',
    actor: bySystem,
    now,
    changes: { due_reminded_for: dueOf(order) },
    event: { kind: 'due_reminded', text: dueText(order, now) },
  });

const timers: Partial<Record<OrderMove, Timer>> = {
  lapse,
  autoAccept,
  remindAccept,
  lapseRefund,
  lapseExtension,
  lapseChange,
  closeEvidence,
  openReviews,
  remindDue,
};

/** The next thing that the clock does to it; several may have fallen due while nobody looked. */
async function runOne(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const move = movesFor(orderTable, subjectOf(order, now), 'system').find((each) => timers[each]);
  if (move === undefined) return false;
  await timers[move]?.(tx, order, now);
  return true;
}

/** Whatever of the order is due. A job that comes late, early or twice finds nothing that isn't. */
export async function runOrderTimers({ db, now }: Services, orderId: number): Promise<void> {
  await transaction(db, async (tx) => {
    let order = await lockOrder(tx, orderId);
    while (order && (await runOne(tx, order, now()))) order = await lockOrder(tx, orderId);
    const next = order && nextTimerAt(order);
    if (order && next && next > now()) await setTimer(tx, order);
  });
}
