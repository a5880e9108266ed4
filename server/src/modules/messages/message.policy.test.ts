import { messageErrors as no } from '@zaojie/contract/messages/message.errors';
import { describe, expect, test } from 'vitest';
import { revocableUntil, strangerLeft, whyNotSend, type Relation } from './message.policy.ts';

const stranger: Relation = {
  has_blocked_peer: false,
  is_blocked_by_peer: false,
  is_followed_by_peer: false,
  has_peer_written: false,
  sent_count: 0,
  accept_from: 'everyone',
};
const follower = { ...stranger, is_followed_by_peer: true };
const acquaintance = { ...stranger, has_peer_written: true, sent_count: 40 };

describe('who may write', () => {
  test.each([
    ['a stranger, the first time', stranger, 'everyone', null],
    ['a stranger, the third time', { ...stranger, sent_count: 2 }, 'everyone', null],
    ['a stranger, the fourth time', { ...stranger, sent_count: 3 }, 'everyone', no.strangerLimit],
    ['a stranger where only the followed may', stranger, 'followed', no.notAccepted],
    ['a stranger where nobody may', stranger, 'nobody', no.notAccepted],
    ['somebody they follow, the fourth time', { ...follower, sent_count: 3 }, 'everyone', null],
    ['somebody they follow where only those may', follower, 'followed', null],
    ['somebody they follow where nobody may', follower, 'nobody', no.notAccepted],
    ['somebody they wrote to, where only the followed may', acquaintance, 'followed', null],
    ['somebody they wrote to, where nobody may', acquaintance, 'nobody', null],
    ['whom they block', { ...acquaintance, is_blocked_by_peer: true }, 'everyone', no.refusedByPeer],
    ['who blocks them', { ...acquaintance, has_blocked_peer: true }, 'everyone', no.peerBlocked],
    [
      'who blocks them and is blocked',
      { ...stranger, has_blocked_peer: true, is_blocked_by_peer: true },
      'nobody',
      no.peerBlocked,
    ],
  ] as const)('%s', (_who, relation, accept_from, refusal) => {
    expect(whyNotSend({ ...relation, accept_from })).toBe(refusal);
  });
});

test('how many a stranger has left', () => {
  const left = [0, 1, 2, 3, 9].map((sent_count) => strangerLeft({ ...stranger, sent_count }));
  expect(left).toEqual([3, 2, 1, 0, 0]);
  expect([strangerLeft(follower), strangerLeft(acquaintance)]).toEqual([null, null]);
});

test('a message can be recalled for two minutes', () => {
  expect(revocableUntil(new Date('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-01-01T00:02:00.000Z');
});
