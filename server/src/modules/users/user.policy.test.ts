import { userErrors } from '@zaojie/contract/users/user.errors';
import { expect, test } from 'vitest';
import { canFollowUser, whyNotFollow, type Followable } from './user.policy.ts';

const person = (facts: Partial<Followable> = {}): Followable => ({
  userId: 7,
  isBlocked: false,
  hasBlockedViewer: false,
  ...facts,
});
const viewer = { userId: 8 };

test.each([
  ['a visitor, who is led to the login', null, person(), null],
  ['a member', viewer, person(), null],
  ['oneself', { userId: 7 }, person(), userErrors.followSelf],
  ['whom one has blocked', viewer, person({ isBlocked: true }), userErrors.followBlocked],
  ['who has blocked one', viewer, person({ hasBlockedViewer: true }), userErrors.notFound],
  ['both', viewer, person({ isBlocked: true, hasBlockedViewer: true }), userErrors.notFound],
])('following: %s', (_name, who, whom, refusal) => {
  expect(whyNotFollow(who, whom)).toBe(refusal);
  expect(canFollowUser(who, whom)).toBe(refusal === null);
});
