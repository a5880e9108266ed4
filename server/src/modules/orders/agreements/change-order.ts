import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import type {
  changeOrder as changeEndpoint,
  respondChange as respondEndpoint,
} from '@zaojie/contract/orders/agreement.endpoints';
import { agreementErrors } from '@zaojie/contract/orders/order.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { hoursAfter } from '../engine/clock.ts';
import { bySystem, checkStep, moveOrder } from '../engine/move-order.ts';
import { holdMore, returnPart } from '../engine/order-money.ts';
import { heldOf, unpaidOf, type OrderChanges, type OrderRow } from '../engine/order-row.ts';
import { decideProposal, insertProposal, type Proposal } from '../engine/proposal.queries.ts';
import { stepAction, type Acting } from '../steps/acting.ts';
import { checkEnd } from '../steps/confirm-order.ts';
import { shortOf } from '../steps/pay-order.ts';
const noChange: OrderChanges = { change_by: null, change_due_at: null };
type Change = EndpointInput<typeof changeEndpoint>['body'];

const isEmpty = (order: OrderRow, form: Change) =>
  (form.price ?? order.price_fen) === order.price_fen &&
  form.scope === '' &&
  !form.schedule_end_time &&
  form.extra_revisions === 0;

export const changeOrder = stepAction<typeof changeEndpoint>(
  '变更已提出，等对方答复',
  async ({ tx, order, actor, now }, form) => {
    checkStep(order, { move: 'change', actor, now });
    if (isEmpty(order, form)) throw new Refusal(agreementErrors.changeEmpty);
    if (form.schedule_end_time) checkEnd(form.schedule_end_time, now);
    const expiresAt = hoursAfter(now, limit.changeHours);
    await moveOrder(tx, order, {
      move: 'change',
      actor,
      now,
      changes: {
        change_by: actor.role,
        change_due_at: expiresAt,
        ...(actor.role === 'creator' && { last_sign_at: now }),
      },
      event: { kind: 'change_proposed', text: form.scope, data: { priceFen: form.price ?? null } },
    });
    await insertProposal(
      tx,
      {
        order_id: order.id,
        kind: 'change',
        by_side: actor.role,
        price_fen: form.price ?? null,
        scope: form.scope,
        schedule_end_at: form.schedule_end_time ?? null,
        extra_revisions: form.extra_revisions,
        reason: '',
        expires_at: expiresAt,
      },
      now,
    );
  },
);

/** What was paid too much goes back at once; what is missing is paid now, or asked for while there is still work to do. */
async function priceTo(acting: Acting, priceFen: number): Promise<OrderChanges> {
  const { tx, order, actor, now } = acting;
  const priced: OrderRow = { ...order, price_fen: priceFen };
  const paying = { tx, order: priced, askedBy: actor.userId, now };
  const tooMuch = Math.max(0, heldOf(order) - priceFen);
  const price = { price_fen: priceFen, deposit_fen: Math.min(order.deposit_fen, priceFen) };
  if (tooMuch > 0) return { ...price, balance_asked_at: null, ...(await returnPart(paying, tooMuch)) };
  const missing = unpaidOf(priced);
  if (missing === 0) return { ...price, balance_asked_at: null };
  if (order.status !== 'delivered') {
    const isAsked = order.progress >= limit.balanceFromPercent;
    return { ...price, balance_asked_at: isAsked ? (order.balance_asked_at ?? now) : null };
  }
  try {
    return { ...price, ...(await holdMore(paying, missing)) };
  } catch (error) {
    const isShort = error instanceof Refusal && error.declared === ledgerErrors.insufficient;
    throw isShort ? await shortOf(tx, order, missing) : error;
  }
}

async function apply(acting: Acting, proposal: Proposal): Promise<OrderChanges> {
  const { order } = acting;
  return {
    ...(proposal.price_fen !== null && (await priceTo(acting, proposal.price_fen))),
    ...(proposal.schedule_end_at !== null && { schedule_end_at: proposal.schedule_end_at }),
    ...(proposal.scope !== '' && { brief: `${order.brief}\n\n【变更】${proposal.scope}` }),
    revisions_included: order.revisions_included + proposal.extra_revisions,
  };
}

const outcomes = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' } as const;

export const respondChange = stepAction<typeof respondEndpoint>(
  '已答复变更',
  async (acting, { action, reason }) => {
    const { tx, order, actor, now } = acting;
    const move = action === 'withdraw' ? 'withdrawChange' : 'answerChange';
    checkStep(order, { move, actor, now });
    const status = outcomes[action];
    const proposal = await decideProposal(
      tx,
      { orderId: order.id, kind: 'change' },
      { status, answer: reason },
      now,
    );
    const applied = proposal && action === 'agree' ? await apply(acting, proposal) : {};
    await moveOrder(tx, order, {
      move,
      actor,
      now,
      changes: { ...noChange, ...applied },
      event: { kind: `change_${status}`, text: reason, data: { priceFen: proposal?.price_fen ?? null } },
    });
  },
);

/** Silence for so long is a no. */
export async function lapseChange(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await moveOrder(tx, order, {
    move: 'lapseChange',
    actor: bySystem,
    now,
    changes: noChange,
    event: { kind: 'change_lapsed' },
  });
  await decideProposal(tx, { orderId: order.id, kind: 'change' }, { status: 'lapsed' }, now);
}
