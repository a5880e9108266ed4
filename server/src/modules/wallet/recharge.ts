import type { recharge as endpoint } from '@zaojie/contract/wallet/wallet.endpoints';
import type { Action } from '../../frame/action.ts';
import { startPayment } from '../payments/index.ts';

export const recharge: Action<typeof endpoint> = (context, { body }) =>
  startPayment(context, context.viewer, {
    amountFen: body.amount,
    subject: '造界钱包充值',
    purpose: { kind: 'recharge' },
    method: body.method,
    returnPath: '/profile/wallet',
  });
