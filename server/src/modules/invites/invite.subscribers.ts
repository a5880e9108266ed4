import { inviteCode } from '@zaojie/contract/invites/invite-words';
import { scoreDeeds } from '@zaojie/contract/scores/score-words';
import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Services } from '../../frame/context.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { isKnownDevice } from '../accounts/index.ts';
import { publishFrame } from '../live/index.ts';
import { tellFromSite } from '../notifications/index.ts';
import { creditDeed } from '../scores/index.ts';
import { lockPerson, lockUsers } from '../users/index.ts';
import { findInviter, insertInvitation, markCounted, moveCounts } from './invite.queries.ts';

type Telling = Pick<Services, 'hub' | 'now'>;

/** The friend has begun: the inviter's points, once for each friend. */
export async function countInvitation(tx: Tx, telling: Telling, inviteeId: number): Promise<void> {
  const now = telling.now();
  const inviterId = await markCounted(tx, inviteeId, now);
  if (inviterId === null) return;
  const deed = { kind: 'invite', userId: inviterId, source: `invite:${inviteeId}` } as const;
  const hasCounted = await creditDeed(tx, deed, now);
  const points = hasCounted ? scoreDeeds.invite.points : 0;
  await moveCounts(tx, inviterId, { counted: 1, points });
  if (hasCounted) afterCommit(tx, () => publishFrame(telling.hub, inviterId, { type: 'account' }));
  const friend = await lockPerson(tx, inviteeId);
  await tellFromSite(tx, telling, {
    userId: inviterId,
    key: `invite-counted:${inviteeId}`,
    subject: {
      kind: 'invite',
      id: inviteeId,
      title: `你邀请的 ${friend?.nickname ?? '朋友'} 发了第一篇帖子`,
      excerpt: hasCounted ? `经验 +${points}。` : '今天的邀请经验已经满了。',
      picture: '',
      link: '/profile/invite',
    },
  });
}

export type Arrival = { userId: number; inviteCode?: string | null; device?: string | null };

/** Who brought them, unless it is themselves: a device that the inviter signs in with brings nobody. */
export async function noteArrival(tx: Tx, arrival: Arrival, now: Date): Promise<boolean> {
  const { userId, inviteCode: code, device } = arrival;
  if (!code || !inviteCode.test(code)) return false;
  const inviterId = await findInviter(tx, code);
  if (inviterId === null || inviterId === userId) return false;
  if (device && (await isKnownDevice(tx, { userId: inviterId, device, now }))) return false;
  // Both at once would wait for each other.
  await lockUsers(tx, [inviterId, userId]);
  return insertInvitation(tx, { inviterId, inviteeId: userId }, now);
}

export const createInviteSubscribers = (telling: Telling): Subscriber[] => [
  subscribe('user.registered', 'invites', async (tx, event) => {
    await noteArrival(tx, event, telling.now());
  }),
  subscribe('post.published', 'invites', (tx, { userId }) => countInvitation(tx, telling, userId)),
];
