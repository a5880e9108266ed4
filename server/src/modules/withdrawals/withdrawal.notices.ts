import { yuanWords } from '@zaojie/contract/money';
import type { WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { holdVerified } from '../verifications/index.ts';
import { schedulePayout } from './withdrawal.jobs.ts';
import {
  findByPayoutNo,
  getShown,
  lockStanding,
  setVerified,
  type ShownWithdrawal,
} from './withdrawal.queries.ts';

type Words = { title: string; excerpt: string };

const words: Record<WithdrawalState, (sum: string, withdrawal: ShownWithdrawal) => Words> = {
  pending: (sum, { masked }) => ({
    title: '提现申请已提交',
    excerpt: `${sum} 已冻结，审核通过后打到 ${masked}。`,
  }),
  approved: (sum, { masked }) => ({ title: '提现审核通过', excerpt: `${sum} 正在打到 ${masked}。` }),
  paid: (sum, { masked }) => ({ title: '提现已到账', excerpt: `${sum} 已打到 ${masked}。` }),
  rejected: (sum, { reason }) => ({ title: '提现未通过', excerpt: `${sum} 已退回可用余额：${reason}` }),
  failed: (sum, { reason }) => ({ title: '提现打款失败', excerpt: `${sum} 没有打出：${reason}` }),
};

/** The owner hears of each step. */
export const createWithdrawalNotices = (telling: Telling): Subscriber[] => [
  subscribe('withdrawal.moved', 'withdrawals.notices', async (tx, { withdrawalId, to }) => {
    const withdrawal = await getShown(tx, withdrawalId);
    await tellFromSite(tx, telling, {
      userId: withdrawal.user_id,
      key: `withdrawal-${to}:${withdrawalId}`,
      subject: {
        kind: 'withdrawal',
        id: withdrawalId,
        ...words[to](yuanWords(withdrawal.amount_fen), withdrawal),
        picture: '',
        link: '/profile/wallet',
      },
    });
  }),
];

/** Whoever has shown who they are may withdraw more; an administrator's own mark stands until then. */
export const standingSubscribers: readonly Subscriber[] = [
  subscribe('verification.moved', 'withdrawals.verifications', async (tx, { userId, kind }) => {
    if (kind !== 'personal') return;
    const { personal } = await holdVerified(tx, userId);
    const { isVerified } = await lockStanding(tx, userId);
    if (personal !== isVerified) await setVerified(tx, userId, personal);
  }),
];

/** A provider that has news of a payout is asked for it: only its answer to our own question is believed. */
export const payoutSubscribers: readonly Subscriber[] = [
  subscribe('payout.told', 'withdrawals', async (tx, { payoutNo }) => {
    const id = await findByPayoutNo(tx, payoutNo);
    if (id !== null) await schedulePayout(tx, id);
  }),
];
