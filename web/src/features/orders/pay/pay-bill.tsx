import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Money } from '../../../ui/text/money.tsx';
import type { PayPart } from './pay-rules.ts';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

type Line = { label: string; about: string; amount: string; isQuiet: boolean };

function linesOf({ money, terms }: OrderDetail, part: PayPart): Line[] {
  const isDeposit = part === 'deposit';
  const { deposit_percent: percent } = terms;
  return [
    {
      label: `定金 ${percent}%`,
      about: isDeposit ? '对方确认排期前可全额退回' : '已经付过，在平台托管',
      amount: yuan(money.deposit),
      isQuiet: !isDeposit,
    },
    ...(money.balance > 0
      ? [
          {
            label: `尾款 ${100 - percent}%`,
            about: isDeposit
              ? `进度到 ${orderLimits.balanceFromPercent}% 时提醒你，交付前付清，这次不用付`
              : '付清后创作者才能交付，验收后才转给对方',
            amount: yuan(money.balance),
            isQuiet: isDeposit,
          },
        ]
      : []),
    { label: '平台服务费', about: `${money.fee_percent}% 由创作者承担`, amount: yuan(0), isQuiet: false },
  ];
}

/** How the amount comes about. */
export function PayBill({ order, part, amount }: { order: OrderDetail; part: PayPart; amount: number }) {
  return (
    <>
      <dl className="mt-4 grid gap-3.5 border-t border-line pt-4">
        {linesOf(order, part).map(({ label, about, amount: words, isQuiet }) => (
          <div
            key={label}
            className={classNames('flex items-baseline justify-between gap-4', isQuiet && 'text-ink-3')}
          >
            <dt className="leading-ui">
              {label}
              <small className="block text-13 text-ink-3">{about}</small>
            </dt>
            <dd className="shrink-0 tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
        <b className="font-semibold">这次付</b>
        <Money from={amount} exact className="text-22" />
      </p>
    </>
  );
}
