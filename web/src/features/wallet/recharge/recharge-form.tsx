import { fenOf } from '@zaojie/contract/money';
import type { PaymentMethodName } from '@zaojie/contract/payments/payment-words';
import type { WalletFigures } from '@zaojie/contract/wallet/wallet.schemas';
import { useState, type FormEvent } from 'react';
import { formatFen } from '../../../text/numbers.ts';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { PaymentQrDialog } from '../../payments/payment-qr-dialog.tsx';
import { amountError, useRecharge } from './use-recharge.ts';

const QUICK = [100, 500, 1000, 5000];

type RechargeFormProps = {
  figures: WalletFigures;
  fieldId: string;
  /** The payment that was scanned is paid, failed or closed. */
  onOver: (paymentId: number) => void;
};

export function RechargeForm({ figures, fieldId, onOver }: RechargeFormProps) {
  const { methods, is_sandbox: isSandbox } = figures;
  const [amount, setAmount] = useState('500');
  const [chosen, setChosen] = useState<PaymentMethodName | null>(null);
  const [isTried, setTried] = useState(false);
  const { send, isSending, toScan, stopScanning } = useRecharge();
  const method = chosen ?? methods[0]?.method ?? null;
  const error = amountError(amount);
  const fen = fenOf(amount.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (error === undefined && method !== null) void send({ amount, method });
  }

  if (methods.length === 0) return <p className="text-ink-2">暂时不能充值，支付渠道还没有开通。</p>;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <AmountInput
        id={fieldId}
        label="充多少"
        value={amount}
        onChange={setAmount}
        quick={QUICK}
        error={isTried ? error : undefined}
      />
      {methods.length > 1 ? (
        <ChoicePills
          label="用什么付"
          name={`${fieldId}-method`}
          value={method}
          options={methods.map(({ method: value, label }) => ({ value, label }))}
          onChange={setChosen}
        />
      ) : null}
      <Button type="submit" size="large" block loading={isSending} className="text-14">
        {error === undefined && fen !== null ? `去收银台付 ${formatFen(fen, { exact: true })}` : '去收银台'}
      </Button>
      <p className="text-13 leading-5 text-ink-3">
        {isSandbox ? '演示环境，用模拟支付，不会扣真钱。' : '充进来的钱随时能提走，不收手续费。'}
      </p>
      {toScan === null ? null : (
        <PaymentQrDialog
          paymentId={toScan.payment_id}
          address={toScan.pay_url}
          onClose={stopScanning}
          onOver={() => {
            stopScanning();
            onOver(toScan.payment_id);
          }}
        />
      )}
    </form>
  );
}
