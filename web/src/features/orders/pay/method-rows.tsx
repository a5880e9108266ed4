import type { PaymentMethodName } from '@zaojie/contract/payments/payment-words';
import type { WalletFigures } from '@zaojie/contract/wallet/wallet.schemas';
import { CreditCard, Info, ScanLine, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/form/button.tsx';
import { missingIn, type PayMethod } from './pay-rules.ts';
import { Radio } from '../../../ui/form/radio.tsx';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

const CASHIERS: Record<PaymentMethodName, { Icon: LucideIcon; about: string }> = {
  wechat: { Icon: ScanLine, about: '去收银台，用微信扫一扫，通常几秒到账' },
  alipay: { Icon: CreditCard, about: '去支付宝的收银台，余额、花呗和银行卡都可以' },
  sandbox: { Icon: ScanLine, about: '去模拟收银台，不会动真的钱' },
};

type RowProps = {
  method: PayMethod;
  Icon: LucideIcon;
  name: string;
  about: string;
  aside: ReactNode;
  chosen: PayMethod | null;
  isDisabled?: boolean | undefined;
  onChoose: (method: PayMethod) => void;
};

function Row({ method, Icon, name, about, aside, chosen, isDisabled = false, onChoose }: RowProps) {
  return (
    <div className="relative">
      <label
        className={classNames(
          'flex min-h-16 items-center gap-3.5 rounded-control border px-4.5 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isDisabled
            ? 'border-transparent bg-surface-2 text-ink-3'
            : 'border-line-2 hover:border-brand has-checked:border-brand has-checked:bg-brand-tint',
        )}
      >
        <Radio
          name="method"
          value={method}
          checked={chosen === method}
          disabled={isDisabled}
          onChange={() => onChoose(method)}
        />
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1 leading-ui">
          {name}
          <small className="block text-13 text-ink-3">{about}</small>
        </span>
        <span className={classNames('shrink-0 tabular-nums', isDisabled && 'invisible')}>{aside}</span>
      </label>
      {/* Beside the label, not in it: a link there would be pressed with the choice. */}
      {isDisabled ? (
        <TextLink to="/profile/wallet" className="absolute! top-1/2 right-4.5 -translate-y-1/2">
          去充值
        </TextLink>
      ) : null}
    </div>
  );
}

type MethodRowsProps = {
  wallet: WalletFigures;
  amount: number;
  value: PayMethod | null;
  onChange: (method: PayMethod) => void;
};

/** From the wallet or at a cashier, never a mix. */
export function MethodRows({ wallet, amount, value, onChange }: MethodRowsProps) {
  const missing = missingIn(wallet.available, amount);
  return (
    <>
      <div role="radiogroup" aria-label="付款方式" className="grid gap-2.5">
        <Row
          method="wallet"
          Icon={Wallet}
          name="钱包余额"
          about={`可用 ${yuan(wallet.available)}${missing > 0 ? `，还差 ${yuan(missing)}` : '，马上到账'}`}
          aside={yuan(amount)}
          chosen={value}
          isDisabled={missing > 0}
          onChoose={onChange}
        />
        {wallet.methods.map(({ method, label }) => (
          <Row
            key={method}
            method={method}
            Icon={CASHIERS[method].Icon}
            name={label}
            about={CASHIERS[method].about}
            aside={yuan(amount)}
            chosen={value}
            onChoose={onChange}
          />
        ))}
      </div>
      <p className="mt-3 flex items-center gap-2 text-13 text-ink-3">
        <Info size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        余额和收银台二选一，不拆开付，这样每一笔都对得上账。
      </p>
    </>
  );
}
