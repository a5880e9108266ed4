import { orderStatuses, type OrderStatus } from '@zaojie/contract/orders/order-status';
import { describe, expect, test } from 'vitest';
import { untried, walk } from '../../../frame/state-machine/walk-test-rig.ts';
import { disputeTable } from '../disputes/dispute.rules.ts';
import { refundTable } from '../refunds/refund.rules.ts';
import { splitHeld } from '@zaojie/contract/orders/order-split';
import { orderTable, type OrderFacts, type OrderSubject } from './order.rules.ts';

const nothingDue: OrderFacts['isDue'] = {
  deposit: false,
  confirm: false,
  accept: false,
  acceptReminder: false,
  refund: false,
  extension: false,
  change: false,
  evidence: false,
  reviews: false,
  dueReminder: false,
};
const allDue = Object.fromEntries(
  Object.keys(nothingDue).map((timer) => [timer, true]),
) as OrderFacts['isDue'];

/** Nothing asked for, nothing due, all paid. */
const calm: OrderFacts = {
  isPaidUp: true,
  isHolding: true,
  hasDelivery: false,
  hasRevisionsLeft: true,
  isAbandoned: false,
  isUnpaidForLong: false,
  isRemindedToday: false,
  isExtensionOpen: false,
  changeBy: null,
  isRefundWhole: false,
  resumeStatus: null,
  isEvidenceOpen: true,
  hasReviewed: { client: false, creator: false },
  isReviewTime: true,
  isDue: nothingDue,
};
/** The other answer of every guard. */
const upset: OrderFacts = {
  isPaidUp: false,
  isHolding: false,
  hasDelivery: true,
  hasRevisionsLeft: false,
  isAbandoned: true,
  isUnpaidForLong: true,
  isRemindedToday: true,
  isExtensionOpen: true,
  changeBy: 'client',
  isRefundWhole: true,
  resumeStatus: 'delivered',
  isEvidenceOpen: false,
  hasReviewed: { client: true, creator: true },
  isReviewTime: false,
  isDue: allDue,
};

const at = (state: OrderStatus, facts: OrderFacts): { subject: OrderSubject } => ({
  subject: { ...facts, state },
});
const fixtures = [
  ...orderStatuses.flatMap((state) => [at(state, calm), at(state, upset)]),
  at('refunding', { ...calm, resumeStatus: 'revision', isDue: allDue }),
];

const steps = walk(orderTable, fixtures);
const allowedBy = (role: string, facts: OrderFacts) =>
  steps
    .filter(
      ({ fixture, expected, ...step }) => step.role === role && expected.isAllowed && isOf(fixture, facts),
    )
    .map(({ title }) => title.replace(` by ${role}`, ''));
const isOf = ({ subject }: { subject: OrderSubject }, facts: OrderFacts) =>
  subject.isPaidUp === facts.isPaidUp;

test('the fixtures take every row and meet both answers of every guard', () => {
  expect(untried(orderTable, fixtures)).toEqual([]);
});

describe('what each may do where nothing is due', () => {
  test('the client', () => {
    expect(new Set(allowedBy('client', calm))).toEqual(
      new Set([
        'pending_deposit: payDeposit → pending_confirm',
        'pending_deposit: cancel → cancelled',
        'pending_confirm: cancel → cancelled',
        'in_progress: change → in_progress',
        'in_progress: remind → in_progress',
        'in_progress: refund → refunding',
        'in_progress: dispute → disputing',
        'delivered: change → delivered',
        'delivered: accept → completed',
        'delivered: reject → revision',
        'delivered: refund → refunding',
        'delivered: dispute → disputing',
        'revision: change → revision',
        'revision: remind → revision',
        'revision: refund → refunding',
        'revision: dispute → disputing',
        'refunding: dispute → disputing',
        'disputing: state → disputing',
        'completed: review → completed',
      ]),
    );
  });

  test('the creator', () => {
    expect(new Set(allowedBy('creator', calm))).toEqual(
      new Set([
        'pending_deposit: cancel → cancelled',
        'pending_confirm: cancel → cancelled',
        'pending_confirm: confirm → in_progress',
        ...['in_progress', 'revision'].flatMap((state) => [
          `${state}: updateProgress → ${state}`,
          `${state}: upload → ${state}`,
          `${state}: deliver → delivered`,
          `${state}: leave → refunded`,
          `${state}: extend → ${state}`,
          `${state}: change → ${state}`,
          `${state}: dispute → disputing`,
        ]),
        'delivered: change → delivered',
        'delivered: dispute → disputing',
        'refunding: agreeRefund → completed',
        'refunding: refuseRefund → in_progress',
        'refunding: refuseRefund → revision',
        'refunding: dispute → disputing',
        'disputing: state → disputing',
        'completed: review → completed',
      ]),
    );
  });

  test('a stranger nothing, an administrator only to rule or to take over, the clock nothing before its time', () => {
    expect(steps.filter(({ role, expected }) => role === 'stranger' && expected.isAllowed)).toEqual([]);
    expect(new Set(allowedBy('admin', calm))).toEqual(
      new Set([
        ...['pending_deposit', 'pending_confirm'].map((state) => `${state}: handOver → cancelled`),
        ...['in_progress', 'delivered', 'revision', 'refunding'].map(
          (state) => `${state}: handOver → disputing`,
        ),
        'disputing: ruleWhole → refunded',
        'disputing: rulePart → completed',
      ]),
    );
    const early = steps.filter(({ role, fixture, expected }) => {
      return role === 'system' && expected.isAllowed && fixture.subject.isDue === nothingDue;
    });
    expect(early).toEqual([]);
  });
});

test('when everything is due at once, the clock does what is due before it reminds', () => {
  const due = steps.filter(({ role, fixture, expected }) => {
    return role === 'system' && expected.isAllowed && fixture.subject.resumeStatus === 'delivered';
  });
  expect(due.map(({ title }) => title.replace(' by system', ''))).toEqual([
    'pending_deposit: lapse → cancelled',
    'pending_deposit: remindDue → pending_deposit',
    'pending_confirm: lapse → cancelled',
    'pending_confirm: remindDue → pending_confirm',
    'in_progress: lapseExtension → in_progress',
    'in_progress: lapseChange → in_progress',
    'in_progress: remindDue → in_progress',
    'delivered: lapseChange → delivered',
    'delivered: autoAccept → completed',
    'delivered: remindAccept → delivered',
    'revision: lapseExtension → revision',
    'revision: lapseChange → revision',
    'revision: remindDue → revision',
    'refunding: lapseRefund → refunded',
    'refunding: remindDue → refunding',
    'disputing: closeEvidence → disputing',
    'disputing: remindDue → disputing',
    'completed: openReviews → completed',
  ]);
});

test('nothing but money that is paid ends: every way out of a paid order says where its money goes', () => {
  const paid = new Set<OrderStatus>([
    'pending_confirm',
    'in_progress',
    'delivered',
    'revision',
    'refunding',
    'disputing',
  ]);
  const settling = new Set<string>(['refund_all', 'release_all', 'settle_refund', 'settle_ruling']);
  const ends = steps.filter(({ fixture, expected }) => {
    const isOver = expected.isAllowed && ['completed', 'cancelled', 'refunded'].includes(expected.to);
    return isOver && paid.has(fixture.subject.state);
  });
  expect(ends.length).toBeGreaterThan(10);
  for (const { title, expected } of ends) {
    const effects = expected.isAllowed ? expected.effects : [];
    expect([title, effects.filter((effect) => settling.has(effect)).length]).toEqual([title, 1]);
  }
});

test('refunds and disputes are decided once', () => {
  const refunds = refundTable.states.map((state) => ({ subject: { state } }));
  const disputes = disputeTable.states.map((state) => ({ subject: { state } }));
  expect([...untried(refundTable, refunds), ...untried(disputeTable, disputes)]).toEqual([]);
  const allowed = [...walk(refundTable, refunds), ...walk(disputeTable, disputes)].filter(
    (step) => step.expected.isAllowed,
  );
  expect(allowed.map(({ title }) => title)).toEqual([
    'open: agreeRefund by creator → agreed',
    'open: refuseRefund by creator → refused',
    'open: lapseRefund by system → lapsed',
    'open: dispute by client → disputed',
    'open: dispute by creator → disputed',
    'open: handOver by admin → disputed',
    'evidence: closeEvidence by system → waiting',
    'evidence: ruleWhole by admin → ruled',
    'evidence: rulePart by admin → ruled',
    'waiting: ruleWhole by admin → ruled',
    'waiting: rulePart by admin → ruled',
  ]);
});

test.each([
  [100_000, 0, 95_000, 5000],
  [99_999, 0, 95_000, 4999],
  [19, 0, 19, 0],
  [20, 0, 19, 1],
  [100, 40, 57, 3],
  [100, 100, 0, 0],
  [0, 0, 0, 0],
])('of %d held, %d back: %d to the creator and %d to the platform', (held, back, creatorFen, feeFen) => {
  expect(splitHeld(held, back)).toEqual({ clientFen: back, creatorFen, feeFen });
});
