import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { proxyTable } from './proxy.rules.ts';

const fixtures = proxyTable.states.flatMap((state) =>
  [false, true].map((isOver) => ({ subject: { state, isOver } })),
);

test('who may do what with an authorisation, while it lives and when its day has passed', () => {
  expect(untried(proxyTable, fixtures)).toEqual([]);
  const allowed = walk(proxyTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect([...new Set(allowed.map(({ title }) => title))].toSorted()).toEqual([
    'active: edit by principal → active',
    'active: expire by system → expired',
    'active: resign by agent → resigned',
    'active: revoke by principal → revoked',
    'active: sever by system → severed',
    'offered: accept by agent → active',
    'offered: decline by agent → declined',
    'offered: edit by principal → offered',
    'offered: expire by system → expired',
    'offered: revoke by principal → revoked',
    'offered: sever by system → severed',
  ]);
});
