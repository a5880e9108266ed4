import { yuanWords } from '@zaojie/contract/money';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';

const NAME = 'payments.notices';

/** What an order's payment brings about is told by the order. */
export const createPaymentNotices = (telling: Telling): Subscriber[] => [
  subscribe('payment.paid', NAME, async (tx, { paymentId, userId, purposeKind, amountFen }) => {
    if (purposeKind !== 'recharge') return;
    await tellFromSite(tx, telling, {
      userId,
      key: `recharge:${paymentId}`,
      subject: {
        kind: 'payment',
        id: paymentId,
        title: '充值到账',
        excerpt: `${yuanWords(amountFen)} 已存入你的可用余额。`,
        picture: '',
        link: '/profile/wallet',
      },
    });
  }),
];
