import type { BountyStatus } from '@zaojie/contract/bounties/bounty-availability';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = ['pending', 'open', 'active', 'in_progress', 'completed', 'closed'] as const;
const moves = [
  'approve',
  'reject',
  'edit',
  'append',
  'invite',
  'stop_recruit',
  'extend',
  'close',
  'reopen',
  'accept',
  'expire',
  'complete',
  'fall_through',
] as const;
const roles = ['owner', 'moderator', 'system', 'other'] as const;

export type BountyMachine = {
  state: BountyStatus;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: {
    allowsMultiple: boolean;
    /** No more applications are taken. */
    isStopped: boolean;
    /** The day of the deadline is over. */
    isOver: boolean;
    liveOrders: number;
    completedOrders: number;
  };
  reason:
    | 'stopped'
    | 'not_stopped'
    | 'live_orders'
    | 'one_slot'
    | 'many_slots'
    | 'not_yet'
    | 'over'
    | 'unfinished';
  effect: 'open' | 'stop' | 'resume' | 'expire_applications' | 'set_timer' | 'drop_timer';
};
export type BountySubject = SubjectOf<BountyMachine>;
export type BountyMove = BountyMachine['move'];
export type BountyEffect = BountyMachine['effect'];

type Guard = (subject: BountySubject) => BountyMachine['reason'] | null;
const unless =
  (is: (subject: BountySubject) => boolean, reason: BountyMachine['reason']): Guard =>
  (subject) =>
    is(subject) ? reason : null;

const isRunning = unless(({ isStopped }) => isStopped, 'stopped');
const isStopped = unless(({ isStopped: stopped }) => !stopped, 'not_stopped');
const hasNoLiveOrders = unless(({ liveOrders }) => liveOrders > 0, 'live_orders');
const takesOne = unless(({ allowsMultiple }) => allowsMultiple, 'many_slots');
const takesMany = unless(({ allowsMultiple }) => !allowsMultiple, 'one_slot');
const isOver = unless((subject) => !subject.isOver, 'not_yet');
const isInTime = unless((subject) => subject.isOver, 'over');
const both =
  (first: Guard, second: Guard): Guard =>
  (subject) =>
    first(subject) ?? second(subject);
const isDone: Guard = (subject) => {
  if (subject.completedOrders === 0) return 'unfinished';
  return subject.liveOrders > 0 ? 'live_orders' : null;
};
const hasNothing: Guard = ({ liveOrders, completedOrders }) =>
  liveOrders > 0 || completedOrders > 0 ? 'live_orders' : null;

const recruiting = ['open', 'active'] as const;
const isOverWithOrders = both(
  isOver,
  unless(({ liveOrders }) => liveOrders === 0, 'unfinished'),
);
const ended: BountyEffect[] = ['drop_timer', 'expire_applications'];

/** Closing, running out and falling through leave a bounty that its owner may open again; only completed is for good. */
export const bountyTable = defineStateTable<BountyMachine>({
  states,
  moves,
  roles,
  initial: 'pending',
  terminal: ['completed'],
  rows: [
    {
      from: 'pending',
      move: 'approve',
      who: ['system', 'moderator'],
      to: 'open',
      effects: ['open', 'set_timer'],
    },
    { from: 'pending', move: 'reject', who: 'moderator', to: 'closed' },
    { from: ['pending', ...recruiting], move: 'edit', who: 'owner', to: STAYS },
    { from: ['pending', ...recruiting, 'in_progress'], move: 'append', who: 'owner', to: STAYS },
    { from: recruiting, move: 'invite', who: 'owner', guard: both(isRunning, isInTime), to: STAYS },
    { from: recruiting, move: 'stop_recruit', who: 'owner', guard: isRunning, to: STAYS, effects: ['stop'] },
    { from: recruiting, move: 'extend', who: 'owner', to: STAYS, effects: ['set_timer'] },
    { from: ['pending', 'open'], move: 'close', who: 'owner', to: 'closed', effects: ended },
    { from: 'active', move: 'close', who: 'owner', guard: isDone, to: 'completed', effects: ended },
    { from: 'active', move: 'close', who: 'owner', guard: hasNoLiveOrders, to: 'closed', effects: ended },
    {
      from: recruiting,
      move: 'reopen',
      who: 'owner',
      guard: isStopped,
      to: STAYS,
      effects: ['resume', 'set_timer'],
    },
    { from: 'closed', move: 'reopen', who: 'owner', to: 'open', effects: ['resume', 'open', 'set_timer'] },
    {
      from: 'open',
      move: 'accept',
      who: 'owner',
      guard: takesOne,
      to: 'in_progress',
      effects: ['drop_timer'],
    },
    { from: 'open', move: 'accept', who: 'owner', guard: takesMany, to: 'active' },
    { from: 'active', move: 'accept', who: 'owner', to: STAYS },
    {
      from: 'open',
      move: 'expire',
      who: 'system',
      guard: isOver,
      to: 'closed',
      effects: ['expire_applications'],
    },
    {
      from: 'active',
      move: 'expire',
      who: 'system',
      guard: isOverWithOrders,
      to: STAYS,
      effects: ['stop', 'expire_applications'],
    },
    {
      from: 'active',
      move: 'expire',
      who: 'system',
      guard: both(isOver, isDone),
      to: 'completed',
      effects: ['expire_applications'],
    },
    {
      from: 'active',
      move: 'expire',
      who: 'system',
      guard: isOver,
      to: 'closed',
      effects: ['expire_applications'],
    },
    {
      from: 'in_progress',
      move: 'complete',
      who: 'system',
      guard: isDone,
      to: 'completed',
      effects: ['expire_applications'],
    },
    {
      from: 'active',
      move: 'complete',
      who: 'system',
      guard: both(isStopped, isDone),
      to: 'completed',
      effects: ended,
    },
    {
      from: 'in_progress',
      move: 'fall_through',
      who: 'system',
      guard: both(hasNothing, isInTime),
      to: 'open',
      effects: ['set_timer'],
    },
    {
      from: 'in_progress',
      move: 'fall_through',
      who: 'system',
      guard: both(hasNothing, isOver),
      to: 'closed',
      effects: ['expire_applications'],
    },
    { from: 'active', move: 'fall_through', who: 'system', guard: both(hasNothing, isInTime), to: 'open' },
    {
      from: 'active',
      move: 'fall_through',
      who: 'system',
      guard: both(hasNothing, isOver),
      to: 'closed',
      effects: ended,
    },
  ],
});
