import { expect, test } from 'vitest';
import { canDeleteComment } from './comment.policy.ts';

const viewer = (userId: number) => ({ userId, sessionId: 1, role: 'member' as const });

test.each([
  ['a visitor', null, false],
  ['whoever wrote it', viewer(7), true],
  ['somebody else', viewer(8), false],
  ['an administrator', { ...viewer(8), role: 'admin' as const }, false],
])('%s may delete a comment: %s', (_name, who, may) => {
  expect(canDeleteComment(who, { user_id: 7 })).toBe(may);
});
