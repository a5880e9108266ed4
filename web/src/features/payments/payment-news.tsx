import { paymentErrors } from '@zaojie/contract/payments/payment.errors';
import type { PaymentView } from '@zaojie/contract/payments/payment.schemas';
import { Check, Clock, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, messageOf } from '../../api/client.ts';
import { formatYuan } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { goAndPay } from './go-and-pay.ts';
import { isOver } from './payment-queries.ts';
import { PaymentQrDialog } from './payment-qr-dialog.tsx';
import { usePayment } from './use-payment.ts';

export interface PaymentWords {
  /** Where the money is now: ¥500.00 已进可用余额. */
  paid: (amount: string) => string;
  /** What a payment that came to nothing leaves as it was. */
  unpaid: string;
}

type News = { Icon: LucideIcon; colour: string; heading: string; line: string };

function newsOf(payment: PaymentView, words: PaymentWords): News {
  const amount = formatYuan(payment.amount, { exact: true });
  switch (payment.state) {
    case 'paid':
      return { Icon: Check, colour: 'text-success', heading: '已到账', line: words.paid(amount) };
    case 'failed':
      return {
        Icon: X,
        colour: 'text-danger',
        heading: '支付失败',
        line: `${amount} 没有付成${payment.reason === '' ? '，你的钱没有动' : `：${payment.reason}`}。${words.unpaid}`,
      };
    case 'closed':
      return {
        Icon: X,
        colour: 'text-ink-3',
        heading: '没有付款',
        line: `这笔 ${amount} 的支付已经关闭，没有扣款。${words.unpaid}`,
      };
    case 'opening':
    case 'pending':
      return {
        Icon: Clock,
        colour: 'text-ink-3',
        heading: '还没付',
        line: `你离开了收银台，${amount} 还没有到账。如果其实已经付了，我们收到通知会马上更新。`,
      };
  }
}

type PaymentNewsProps = {
  paymentId: number;
  words: PaymentWords;
  onPaid: () => void;
  /** It has been read, or isn't wanted any more. */
  onDismiss: () => void;
  /** Another try, where one makes sense. */
  again?: ReactNode;
};

/** What became of a payment, by the server's word alone. */
export function PaymentNews({ paymentId, words, onPaid, onDismiss, again }: PaymentNewsProps) {
  const navigate = useNavigate();
  const { payment, isWatching, error, isFetching, refetch } = usePayment(paymentId);
  const [isScanning, setScanning] = useState(false);
  const tellPaid = useEffectEvent(onPaid);
  const isPaid = payment?.state === 'paid';
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);
  const forget = useEffectEvent(onDismiss);
  const isGone = error instanceof ApiFailure && error.code === paymentErrors.notFound.code;
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);

  if (payment === undefined) {
    if (!error || isGone) return null;
    return (
      <InlineError
        text={messageOf(error, '支付结果没有取到')}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="mb-4"
      />
    );
  }
  const { Icon, colour, heading, line } = newsOf(payment, words);
  const payUrl = payment.pay_url;
  const mayGoOn = !isOver(payment.state) && payUrl !== null && payment.server_time < payment.expires_at;
  return (
    <Card
      bleed
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 px-6 py-4 max-md:mb-2.5 max-md:px-4"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={classNames('shrink-0', colour)} />
      <div aria-live="polite" className="min-w-0 flex-1 basis-80">
        <h2 className="flex items-center gap-2.5 text-16">
          {heading}
          {isWatching ? (
            <span className="inline-flex items-center gap-1.5 text-13 font-normal text-ink-3">
              <Spinner />
              正在确认
            </span>
          ) : null}
        </h2>
        <p className="text-ink-2">{line}</p>
      </div>
      <div className="flex gap-2.5 max-md:w-full max-md:*:flex-1">
        {mayGoOn ? (
          <Button
            look="primary"
            onClick={() => (payment.as === 'qr' ? setScanning(true) : void goAndPay(payUrl, navigate))}
          >
            接着付
          </Button>
        ) : null}
        {payment.state === 'failed' || payment.state === 'closed' ? again : null}
        <Button look="quiet" onClick={onDismiss}>
          知道了
        </Button>
      </div>
      {isScanning && payUrl !== null ? (
        <PaymentQrDialog
          paymentId={paymentId}
          address={payUrl}
          onClose={() => setScanning(false)}
          onOver={() => setScanning(false)}
        />
      ) : null}
    </Card>
  );
}
