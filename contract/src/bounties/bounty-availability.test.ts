import { describe, expect, test } from 'vitest';
import {
  applyAvailability,
  applyLabels,
  bountyStatusLabel,
  defaultPrice,
  isUrgent,
} from './bounty-availability.ts';

const now = new Date('2026-03-01T04:00:00Z');
const free = { status: 'open', deadline: '2026-03-08', is_owner: false, has_applied: false };

describe('whether one may apply', () => {
  test.each([
    ['free', {}],
    ['free', { status: 'ACTIVE' }],
    ['free', { deadline: '2026-03-01' }],
    ['owner', { is_owner: 1, status: 'closed', has_applied: 1 }],
    ['owner', { is_owner: true }],
    ['closed', { status: 'CLOSED', has_applied: true }],
    ['closed', { status: 'in_progress' }],
    ['closed', { status: 'completed' }],
    ['closed', { status: 'pending' }],
    ['closed', { stop_recruit: 1 }],
    ['closed', { deadline: '2026-02-28' }],
    ['applied', { has_applied: '1' }],
    ['free', { has_applied: 0, is_owner: '0', stop_recruit: 'false' }],
  ] as const)('%s: %j', (state, change) => {
    expect(applyAvailability({ ...free, ...change }, now)).toEqual({
      state,
      label: applyLabels[state],
      can_apply: state === 'free',
    });
  });

  test('the labels are those people know', () => {
    expect(applyLabels).toEqual({
      owner: '不能申请自己的约稿',
      closed: '该约稿已关闭',
      applied: '您已申请过该约稿',
      free: '申请约稿',
    });
  });
});

test.each([
  ['pending', '待处理'],
  ['open', '进行中'],
  ['Active', '进行中'],
  ['IN_PROGRESS', '进行中'],
  ['completed', '已完成'],
  ['closed', '已关闭'],
  ['strange', 'strange'],
])('%s is called %s', (status, label) => {
  expect(bountyStatusLabel(status)).toBe(label);
});

test.each([
  [{ is_urgent: 0, deadline: '2026-03-04' }, true],
  [{ is_urgent: false, deadline: '2026-03-05' }, false],
  [{ is_urgent: 1, deadline: '2026-12-31' }, true],
  [{ is_urgent: false, deadline: '2026-02-28' }, false],
])('%j is urgent: %s', (bounty, is) => {
  expect(isUrgent(bounty, now)).toBe(is);
});

test.each([
  [3000, 5000, 4000],
  [100, 201, 150],
  [0, 0, 0],
  [0.5, 0.9, 0.5],
  [99.5, 102, 100],
])('between %d and %d the price begins at %d', (budget_min, budget_max, price) => {
  expect(defaultPrice({ budget_min, budget_max })).toBe(price);
});
