import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { PaymentNews } from '../../../features/payments/payment-news.tsx';
import { forgetPayment, recallPayment } from '../../../features/payments/remembered-payment.ts';
import { walletKeys } from '../../../features/wallet/wallet-queries.ts';
import { Button } from '../../../ui/form/button.tsx';

export const PAYMENT_PARAMETER = 'payment';

const words = {
  paid: (amount: string) => `${amount} 已进可用余额，可以付款，也可以提现。`,
  unpaid: '可以再充一次。',
};

function idIn(query: URLSearchParams): number | null {
  const value = query.get(PAYMENT_PARAMETER) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/** What became of the last recharge: the one of the address after the cashier, else the one that was left open. */
export function PaymentReturn({ onAgain }: { onAgain: () => void }) {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const userId = useSession()?.user.id ?? 0;
  const [dismissed, setDismissed] = useState<number | null>(null);
  // As it was on arrival: news that was told is forgotten for later visits, but stays on this one.
  const [recalled] = useState(() => recallPayment(userId));
  const paymentId = idIn(query) ?? recalled;
  if (paymentId === null || paymentId === dismissed) return null;

  function dismiss(id: number) {
    setDismissed(id);
    forgetPayment(userId, id);
    if (!query.has(PAYMENT_PARAMETER)) return;
    const next = new URLSearchParams(query);
    next.delete(PAYMENT_PARAMETER);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <PaymentNews
      key={paymentId}
      paymentId={paymentId}
      words={words}
      onPaid={() => {
        // Told now; a later visit needn't hear it again.
        forgetPayment(userId, paymentId);
        void client.invalidateQueries({ queryKey: walletKeys.all });
      }}
      onDismiss={() => dismiss(paymentId)}
      again={
        <Button
          look="primary"
          onClick={() => {
            dismiss(paymentId);
            onAgain();
          }}
        >
          再充一次
        </Button>
      }
    />
  );
}
