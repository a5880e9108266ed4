import { verificationKinds, type VerificationState } from '@zaojie/contract/verifications/verification-words';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { getShown, type ShownVerification } from './verification.queries.ts';

type Words = { title: string; excerpt: string };

/** What the owner did themselves needs no telling. */
const words: Partial<Record<VerificationState, (label: string, row: ShownVerification) => Words>> = {
  accepted: (label) => ({ title: `${label}已通过`, excerpt: '名字旁已经有了标记。' }),
  rejected: (label, { reason }) => ({
    title: `${label}未通过`,
    excerpt: `${reason}。改好后可以重新申请。`,
  }),
  revoked: (label, { reason }) => ({ title: `${label}已取消`, excerpt: reason }),
};

export const createVerificationNotices = (telling: Telling): Subscriber[] => [
  subscribe('verification.moved', 'verifications.notices', async (tx, { verificationId, userId, to }) => {
    const say = words[to];
    if (!say) return;
    const row = await getShown(tx, verificationId);
    await tellFromSite(tx, telling, {
      userId,
      key: `verification-${to}:${verificationId}`,
      subject: {
        kind: 'verification',
        id: verificationId,
        ...say(verificationKinds[row.kind], row),
        picture: '',
        link: '/profile/verification',
      },
    });
  }),
];
