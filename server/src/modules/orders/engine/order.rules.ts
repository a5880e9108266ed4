import type { DeclaredError } from '@zaojie/contract/errors';
import { orderStatuses, type OrderStatus } from '@zaojie/contract/orders/order-status';
import {
  agreementErrors,
  deliveryErrors,
  disputeErrors,
  endErrors,
  orderErrors,
  payErrors,
  refundErrors,
  reviewErrors,
  workErrors,
} from '@zaojie/contract/orders/order.errors';
import { defineStateTable } from '../../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../../frame/state-machine/state-table.ts';
import type { ResumeStatus, Side } from './order-row.ts';

const moves = [
  'payDeposit',
  'lapse',
  'confirm',
  'cancel',
  'updateProgress',
  'upload',
  'deliver',
  'payBalance',
  'leave',
  'endUnpaid',
  'extend',
  'answerExtension',
  'lapseExtension',
  'change',
  'answerChange',
  'withdrawChange',
  'lapseChange',
  'remind',
  'accept',
  'reject',
  'autoAccept',
  'remindAccept',
  'refund',
  'agreeRefund',
  'refuseRefund',
  'lapseRefund',
  'dispute',
  'handOver',
  'state',
  'closeEvidence',
  'ruleWhole',
  'rulePart',
  'review',
  'openReviews',
  // Last: what a deadline brings comes before the word that it is near.
  'remindDue',
] as const;
const roles = ['client', 'creator', 'stranger', 'admin', 'system'] as const;

export type OrderMove = (typeof moves)[number];
export type OrderRole = (typeof roles)[number];

/** What guards ask about, as it is now. */
export type OrderFacts = {
  isPaidUp: boolean;
  isHolding: boolean;
  hasDelivery: boolean;
  hasRevisionsLeft: boolean;
  /** Overdue or silent for so long that the client may go. */
  isAbandoned: boolean;
  isUnpaidForLong: boolean;
  isRemindedToday: boolean;
  isExtensionOpen: boolean;
  changeBy: Side | null;
  /** The open refund is about all that is held. */
  isRefundWhole: boolean;
  resumeStatus: ResumeStatus | null;
  isEvidenceOpen: boolean;
  hasReviewed: Record<Side, boolean>;
  isReviewTime: boolean;
  isDue: Record<
    | 'deposit'
    | 'confirm'
    | 'accept'
    | 'acceptReminder'
    | 'refund'
    | 'extension'
    | 'change'
    | 'evidence'
    | 'reviews'
    | 'dueReminder',
    boolean
  >;
};

/** Where the money of the move goes; see order-money.ts. */
export type OrderEffect =
  | 'hold_deposit'
  | 'hold_balance'
  | 'refund_all'
  | 'release_all'
  | 'freeze_part'
  | 'freeze_all'
  | 'unfreeze'
  | 'settle_refund'
  | 'settle_ruling'
  | 'issue_licence';

export type OrderMachine = {
  state: OrderStatus;
  move: OrderMove;
  role: OrderRole;
  subject: OrderFacts;
  reason: DeclaredError;
  effect: OrderEffect;
};
export type OrderSubject = SubjectOf<OrderMachine>;

type Test = (subject: OrderSubject, role: OrderRole) => boolean;
const unless =
  (test: Test, reason: DeclaredError) =>
  (subject: OrderSubject, role: OrderRole): DeclaredError | null =>
    test(subject, role) ? null : reason;
const isDue = (timer: keyof OrderFacts['isDue']) =>
  unless((subject) => subject.isDue[timer], orderErrors.notDue);

const paidUp = unless(({ isPaidUp }) => isPaidUp, workErrors.balanceUnpaid);
const owing = unless(({ isPaidUp }) => !isPaidUp, payErrors.nothingToPay);
const holding = unless(({ isHolding }) => isHolding, refundErrors.nothingHeld);
const abandoned = unless(({ isAbandoned }) => isAbandoned, endErrors.notOverdue);
const undelivered = unless(({ hasDelivery }) => !hasDelivery, endErrors.delivered);
const unpaidForLong = unless(({ isUnpaidForLong }) => isUnpaidForLong, endErrors.notUnpaidLong);
const revisable = unless(({ hasRevisionsLeft }) => hasRevisionsLeft, deliveryErrors.revisionsUsed);
const noExtension = unless(({ isExtensionOpen }) => !isExtensionOpen, agreementErrors.extensionOpen);
const extension = unless(({ isExtensionOpen }) => isExtensionOpen, agreementErrors.extensionNone);
const noChange = unless(({ changeBy }) => changeBy === null, agreementErrors.changeOpen);
const notReminded = unless(({ isRemindedToday }) => !isRemindedToday, agreementErrors.remindedToday);
const evidenceOpen = unless(({ isEvidenceOpen }) => isEvidenceOpen, disputeErrors.evidenceClosed);
const whole = unless(({ isRefundWhole }) => isRefundWhole, orderErrors.notDue);
const backTo = (status: ResumeStatus) =>
  unless(({ resumeStatus }) => resumeStatus === status, orderErrors.wrongState);

function theirChange({ changeBy }: OrderSubject, role: OrderRole): DeclaredError | null {
  if (changeBy === null) return agreementErrors.changeNone;
  return changeBy === role ? agreementErrors.changeOwn : null;
}
const ownChange = unless(({ changeBy }, role) => changeBy === role, agreementErrors.changeNone);

function mayReview({ hasReviewed, isReviewTime }: OrderSubject, role: OrderRole): DeclaredError | null {
  if ((role === 'client' || role === 'creator') && hasReviewed[role]) return reviewErrors.repeated;
  return isReviewTime ? null : reviewErrors.tooLate;
}

const refundDue = isDue('refund');
const wholeDue = (subject: OrderSubject, role: OrderRole) => refundDue(subject, role) ?? whole(subject, role);

const unbegun = ['pending_deposit', 'pending_confirm'] as const;
const working = ['in_progress', 'revision'] as const;
const begun = ['in_progress', 'delivered', 'revision'] as const;
const contested = [...begun, 'refunding'] as const;
/** What is delivered has reminders of its own. */
const reminded = [...unbegun, ...working, 'refunding', 'disputing'] as const;
const parties = ['client', 'creator'] as const;
const allBack = ['refund_all'] as const;
const toClient = ['settle_refund'] as const;
const partly = ['settle_refund', 'issue_licence'] as const;
const toCreator = ['release_all', 'issue_licence'] as const;

/** What may happen to an order, by whom, and where its money goes. */
export const orderTable = defineStateTable<OrderMachine>({
  states: orderStatuses,
  moves,
  roles,
  initial: 'pending_deposit',
  terminal: ['completed', 'cancelled', 'refunded'],
  rows: [
    {
      from: 'pending_deposit',
      move: 'payDeposit',
      who: 'client',
      to: 'pending_confirm',
      effects: ['hold_deposit'],
    },
    { from: 'pending_deposit', move: 'lapse', who: 'system', guard: isDue('deposit'), to: 'cancelled' },
    { from: unbegun, move: 'cancel', who: parties, to: 'cancelled', effects: allBack },
    { from: 'pending_confirm', move: 'confirm', who: 'creator', to: 'in_progress' },
    {
      from: 'pending_confirm',
      move: 'lapse',
      who: 'system',
      guard: isDue('confirm'),
      to: 'cancelled',
      effects: allBack,
    },

    { from: working, move: 'updateProgress', who: 'creator', to: STAYS },
    { from: working, move: 'upload', who: 'creator', to: STAYS },
    { from: working, move: 'deliver', who: 'creator', guard: paidUp, to: 'delivered' },
    { from: working, move: 'payBalance', who: 'client', guard: owing, to: STAYS, effects: ['hold_balance'] },
    { from: working, move: 'cancel', who: 'client', guard: abandoned, to: 'refunded', effects: allBack },
    { from: working, move: 'leave', who: 'creator', guard: undelivered, to: 'refunded', effects: allBack },
    {
      from: working,
      move: 'endUnpaid',
      who: 'creator',
      guard: unpaidForLong,
      to: 'completed',
      effects: ['release_all'],
    },
    { from: working, move: 'extend', who: 'creator', guard: noExtension, to: STAYS },
    { from: working, move: 'answerExtension', who: 'client', guard: extension, to: STAYS },
    { from: working, move: 'lapseExtension', who: 'system', guard: isDue('extension'), to: STAYS },
    { from: working, move: 'remind', who: 'client', guard: notReminded, to: STAYS },
    { from: begun, move: 'change', who: parties, guard: noChange, to: STAYS },
    { from: begun, move: 'answerChange', who: parties, guard: theirChange, to: STAYS },
    { from: begun, move: 'withdrawChange', who: parties, guard: ownChange, to: STAYS },
    { from: begun, move: 'lapseChange', who: 'system', guard: isDue('change'), to: STAYS },

    { from: 'delivered', move: 'accept', who: 'client', to: 'completed', effects: toCreator },
    { from: 'delivered', move: 'reject', who: 'client', guard: revisable, to: 'revision' },
    { from: 'delivered', move: 'remindAccept', who: 'system', guard: isDue('acceptReminder'), to: STAYS },
    {
      from: 'delivered',
      move: 'autoAccept',
      who: 'system',
      guard: isDue('accept'),
      to: 'completed',
      effects: toCreator,
    },

    { from: begun, move: 'refund', who: 'client', guard: holding, to: 'refunding', effects: ['freeze_part'] },
    {
      from: 'refunding',
      move: 'agreeRefund',
      who: 'creator',
      guard: whole,
      to: 'refunded',
      effects: toClient,
    },
    { from: 'refunding', move: 'agreeRefund', who: 'creator', to: 'completed', effects: partly },
    {
      from: 'refunding',
      move: 'lapseRefund',
      who: 'system',
      guard: wholeDue,
      to: 'refunded',
      effects: toClient,
    },
    {
      from: 'refunding',
      move: 'lapseRefund',
      who: 'system',
      guard: refundDue,
      to: 'completed',
      effects: partly,
    },
    {
      from: 'refunding',
      move: 'refuseRefund',
      who: 'creator',
      guard: backTo('delivered'),
      to: 'delivered',
      effects: ['unfreeze'],
    },
    {
      from: 'refunding',
      move: 'refuseRefund',
      who: 'creator',
      guard: backTo('revision'),
      to: 'revision',
      effects: ['unfreeze'],
    },
    { from: 'refunding', move: 'refuseRefund', who: 'creator', to: 'in_progress', effects: ['unfreeze'] },

    { from: contested, move: 'dispute', who: parties, to: 'disputing', effects: ['freeze_all'] },
    // Of an account that is banned: what has begun is ruled, what hasn't goes back.
    { from: unbegun, move: 'handOver', who: 'admin', to: 'cancelled', effects: allBack },
    { from: contested, move: 'handOver', who: 'admin', to: 'disputing', effects: ['freeze_all'] },
    { from: 'disputing', move: 'state', who: parties, guard: evidenceOpen, to: STAYS },
    { from: 'disputing', move: 'closeEvidence', who: 'system', guard: isDue('evidence'), to: STAYS },
    { from: 'disputing', move: 'ruleWhole', who: 'admin', to: 'refunded', effects: ['settle_ruling'] },
    {
      from: 'disputing',
      move: 'rulePart',
      who: 'admin',
      to: 'completed',
      effects: ['settle_ruling', 'issue_licence'],
    },

    { from: 'completed', move: 'review', who: parties, guard: mayReview, to: STAYS },
    { from: 'completed', move: 'openReviews', who: 'system', guard: isDue('reviews'), to: STAYS },
    { from: reminded, move: 'remindDue', who: 'system', guard: isDue('dueReminder'), to: STAYS },
  ],
});
