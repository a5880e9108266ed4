import { recharge } from '@zaojie/contract/wallet/wallet.endpoints';
import { rechargeForm } from '@zaojie/contract/wallet/wallet.schemas';
import type { PaymentMethodName } from '@zaojie/contract/payments/payment-words';
import type { PaymentPageView } from '@zaojie/contract/payments/payment.schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useSession } from '../../../api/session.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { goAndPay } from '../../payments/go-and-pay.ts';
import { rememberPayment } from '../../payments/remembered-payment.ts';

/** What is wrong with an amount, or undefined. */
export function amountError(amount: string): string | undefined {
  return rechargeForm.shape.amount.safeParse(amount.trim()).error?.issues[0]?.message;
}

/** Opens a payment and leads to where it is paid; one that has to be scanned comes back as `toScan`. */
export function useRecharge() {
  const navigate = useNavigate();
  const userId = useSession()?.user.id ?? 0;
  const [keys] = useState(() => new RepeatKeys('recharge'));
  const [isSending, setSending] = useState(false);
  const [toScan, setToScan] = useState<PaymentPageView | null>(null);

  const send = useOneAtATime(async ({ amount, method }: { amount: string; method: PaymentMethodName }) => {
    const body = { amount: amount.trim(), method };
    setSending(true);
    try {
      const { data } = await call(recharge, { body, idempotencyKey: keys.of(body) });
      keys.done();
      rememberPayment(userId, data.payment_id);
      if (data.as === 'qr') setToScan(data);
      else await goAndPay(data.pay_url, navigate);
    } catch (error) {
      toast.error(messageOf(error, '没有连上收银台，请重试'));
    } finally {
      setSending(false);
    }
  });

  return { send, isSending, toScan, stopScanning: () => setToScan(null) };
}
