import { describe, expect, test } from 'vitest';
import { movesFor } from '../../frame/state-machine/decide.ts';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { bountyTable, type BountySubject } from './bounty.rules.ts';

const calm = { allowsMultiple: false, isStopped: false, isOver: false, liveOrders: 0, completedOrders: 0 };
const at = (state: BountySubject['state'], facts: Partial<BountySubject> = {}) => ({
  subject: { state, ...calm, ...facts },
});
const many = { allowsMultiple: true };

const fixtures = [
  at('pending'),
  at('open'),
  at('open', { isStopped: true }),
  at('open', { isOver: true }),
  at('open', many),
  at('active', many),
  at('active', { ...many, liveOrders: 1 }),
  at('active', { ...many, liveOrders: 1, isOver: true }),
  at('active', { ...many, liveOrders: 1, isStopped: true }),
  at('active', { ...many, completedOrders: 1 }),
  at('active', { ...many, completedOrders: 1, isStopped: true }),
  at('active', { ...many, completedOrders: 1, isOver: true }),
  at('active', { ...many, isOver: true }),
  at('in_progress', { liveOrders: 1 }),
  at('in_progress', { completedOrders: 1 }),
  at('in_progress'),
  at('in_progress', { isOver: true }),
  at('completed', { completedOrders: 1 }),
  at('closed'),
];
const steps = walk(bountyTable, fixtures);
const factsOf = ({ subject }: (typeof fixtures)[number]) =>
  [
    subject.isStopped && 'stopped',
    subject.isOver && 'over',
    subject.allowsMultiple && 'many',
    subject.liveOrders > 0 && 'live',
    subject.completedOrders > 0 && 'done',
  ]
    .filter(Boolean)
    .join('+');

test('every row is taken and every guard says no once', () => {
  expect(steps).toHaveLength(fixtures.length * bountyTable.moves.length * bountyTable.roles.length);
  expect(untried(bountyTable, fixtures)).toEqual([]);
});

test('what may happen to a bounty, and nothing else', () => {
  const allowed = steps
    .filter(({ expected }) => expected.isAllowed)
    .map(({ title, fixture }) => `${title} ${factsOf(fixture)}`.trim());
  expect(allowed).toEqual([
    'pending: approve by moderator → open',
    'pending: approve by system → open',
    'pending: reject by moderator → closed',
    'pending: edit by owner → pending',
    'pending: append by owner → pending',
    'pending: close by owner → closed',
    'open: edit by owner → open',
    'open: append by owner → open',
    'open: invite by owner → open',
    'open: stop_recruit by owner → open',
    'open: extend by owner → open',
    'open: close by owner → closed',
    'open: accept by owner → in_progress',
    'open: edit by owner → open stopped',
    'open: append by owner → open stopped',
    'open: extend by owner → open stopped',
    'open: close by owner → closed stopped',
    'open: reopen by owner → open stopped',
    'open: accept by owner → in_progress stopped',
    'open: edit by owner → open over',
    'open: append by owner → open over',
    'open: stop_recruit by owner → open over',
    'open: extend by owner → open over',
    'open: close by owner → closed over',
    'open: accept by owner → in_progress over',
    'open: expire by system → closed over',
    'open: edit by owner → open many',
    'open: append by owner → open many',
    'open: invite by owner → open many',
    'open: stop_recruit by owner → open many',
    'open: extend by owner → open many',
    'open: close by owner → closed many',
    'open: accept by owner → active many',
    'active: edit by owner → active many',
    'active: append by owner → active many',
    'active: invite by owner → active many',
    'active: stop_recruit by owner → active many',
    'active: extend by owner → active many',
    'active: close by owner → closed many',
    'active: accept by owner → active many',
    'active: fall_through by system → open many',
    'active: edit by owner → active many+live',
    'active: append by owner → active many+live',
    'active: invite by owner → active many+live',
    'active: stop_recruit by owner → active many+live',
    'active: extend by owner → active many+live',
    'active: accept by owner → active many+live',
    'active: edit by owner → active over+many+live',
    'active: append by owner → active over+many+live',
    'active: stop_recruit by owner → active over+many+live',
    'active: extend by owner → active over+many+live',
    'active: accept by owner → active over+many+live',
    'active: expire by system → active over+many+live',
    'active: edit by owner → active stopped+many+live',
    'active: append by owner → active stopped+many+live',
    'active: extend by owner → active stopped+many+live',
    'active: reopen by owner → active stopped+many+live',
    'active: accept by owner → active stopped+many+live',
    'active: edit by owner → active many+done',
    'active: append by owner → active many+done',
    'active: invite by owner → active many+done',
    'active: stop_recruit by owner → active many+done',
    'active: extend by owner → active many+done',
    'active: close by owner → completed many+done',
    'active: accept by owner → active many+done',
    'active: edit by owner → active stopped+many+done',
    'active: append by owner → active stopped+many+done',
    'active: extend by owner → active stopped+many+done',
    'active: close by owner → completed stopped+many+done',
    'active: reopen by owner → active stopped+many+done',
    'active: accept by owner → active stopped+many+done',
    'active: complete by system → completed stopped+many+done',
    'active: edit by owner → active over+many+done',
    'active: append by owner → active over+many+done',
    'active: stop_recruit by owner → active over+many+done',
    'active: extend by owner → active over+many+done',
    'active: close by owner → completed over+many+done',
    'active: accept by owner → active over+many+done',
    'active: expire by system → completed over+many+done',
    'active: edit by owner → active over+many',
    'active: append by owner → active over+many',
    'active: stop_recruit by owner → active over+many',
    'active: extend by owner → active over+many',
    'active: close by owner → closed over+many',
    'active: accept by owner → active over+many',
    'active: expire by system → closed over+many',
    'active: fall_through by system → closed over+many',
    'in_progress: append by owner → in_progress live',
    'in_progress: append by owner → in_progress done',
    'in_progress: complete by system → completed done',
    'in_progress: append by owner → in_progress',
    'in_progress: fall_through by system → open',
    'in_progress: append by owner → in_progress over',
    'in_progress: fall_through by system → closed over',
    'closed: reopen by owner → open',
  ]);
});

describe('nobody but the owner, the site and its moderators moves anything', () => {
  test.each(fixtures.map((fixture) => [fixture.subject.state, fixture.subject] as const))(
    '%s',
    (_state, subject) => {
      expect(movesFor(bountyTable, subject, 'other')).toEqual([]);
    },
  );
});
