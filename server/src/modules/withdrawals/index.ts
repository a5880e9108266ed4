import type { Module } from '../../frame/module.ts';
import { countByState } from './admin.queries.ts';
import { findForgottenPayouts, payOut } from './pay-out.ts';
import { withdrawalCrons } from './withdrawal.jobs.ts';
import { createWithdrawalNotices, payoutSubscribers, standingSubscribers } from './withdrawal.notices.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';
import { withdrawalExports } from './withdrawal.export.ts';
import { eraseWithdrawals } from './withdrawal.eraser.ts';
import { holdByWithdrawals } from './withdrawal.hold.ts';

export { keepAccount } from './accounts.ts';
export { decideOn } from './administer.ts';
export { beginPayout, settlePayout } from './pay-out.ts';
export { askFor } from './withdraw.ts';
export { createWithdrawalNotices, standingSubscribers } from './withdrawal.notices.ts';
export { lockStanding } from './withdrawal.queries.ts';
export { accountOfWithdrawal } from './withdrawal.sql.ts';

export const withdrawalsModule: Module = {
  name: 'withdrawals',
  holds: [holdByWithdrawals],
  erasers: [eraseWithdrawals],
  exports: withdrawalExports,
  waitingRooms: [
    { path: '/admin/withdrawals', label: '提现', count: async (db) => (await countByState(db)).pending },
  ],
  routes: withdrawalRoutes,
  subscribers: (services) => [
    ...createWithdrawalNotices(services),
    ...payoutSubscribers,
    ...standingSubscribers,
  ],
  tasks: (services) => ({
    'pay-out': ({ withdrawalId }) => payOut(services, withdrawalId),
    'find-forgotten-payouts': () => findForgottenPayouts(services),
  }),
  crons: withdrawalCrons,
};
