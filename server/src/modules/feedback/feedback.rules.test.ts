import { expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { feedbackTable } from './feedback.rules.ts';

const fixtures = feedbackTable.states.map((state) => ({ subject: { state } }));

test('an administrator answers once, or closes what can still be answered later', () => {
  expect(untried(feedbackTable, fixtures)).toEqual([]);
  const allowed = walk(feedbackTable, fixtures).filter(({ expected }) => expected.isAllowed);
  expect(allowed.map(({ title }) => title).toSorted()).toEqual([
    'closed: answer by admin → answered',
    'open: answer by admin → answered',
    'open: close by admin → closed',
  ]);
});
