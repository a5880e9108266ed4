import type { Tx } from '../../db/database.ts';
import { insertPayment, settlePayment } from '../../modules/payments/index.ts';
import { newPaymentNo } from '../../platform/payments/payment-number.ts';

type PayIn = { userId: number; amountFen: number; at: Date; isAbandoned?: true | undefined };

/** Into a wallet by the cashier, or given up there. */
export async function payIn(tx: Tx, { userId, amountFen, at, isAbandoned }: PayIn): Promise<void> {
  const payment = await insertPayment(
    tx,
    {
      paymentNo: newPaymentNo('P', at),
      userId,
      amountFen,
      method: 'sandbox',
      subject: '造界钱包充值',
      purpose: { kind: 'recharge' },
    },
    at,
  );
  const told = isAbandoned
    ? ({ state: 'closed', providerNo: null, reason: 'EXPIRED' } as const)
    : ({ state: 'paid', providerNo: `SANDBOX${payment.payment_no}`, amountFen, at } as const);
  await settlePayment(tx, payment, told, at);
}
