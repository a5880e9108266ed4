import type { OrderQuote } from '@zaojie/contract/orders/order.schemas';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { FactList } from '../parts/fact-list.tsx';

function DepositBar({ quote }: { quote: OrderQuote }) {
  const share = quote.price === 0 ? 0 : (quote.deposit / quote.price) * 100;
  return (
    <>
      <span aria-hidden="true" className="mt-3 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        <i className="bg-ochre" style={{ width: `${share}%` }} />
        <i className="flex-1 bg-(--zhe-300) dark:bg-(--zhe-700)" />
      </span>
      <p className="mt-1.5 flex justify-between gap-3 text-12 text-ink-3">
        <span>现在付定金 {formatYuan(quote.deposit)}</span>
        {quote.balance > 0 ? <span>过半再付 {formatYuan(quote.balance)}</span> : null}
      </p>
    </>
  );
}

type BookingBillProps = {
  quote: OrderQuote;
  /** The next price is on its way. */
  isStale: boolean;
  button: ReactNode;
};

/** What it costs, line by line, and the button. */
export function BookingBill({ quote, isStale, button }: BookingBillProps) {
  return (
    <Card bleed className="p-6 max-md:px-4">
      <div className="flex items-center gap-3">
        <Avatar name={quote.creator.nickname} src={quote.creator.avatar} size={40} />
        <p className="min-w-0 leading-ui">
          <b className="block truncate font-semibold">{quote.creator.nickname}</b>
          <span className="block truncate text-13 text-ink-3">{quote.name}</span>
          <span className="block text-13 text-ink-3">
            {quote.days} 天交稿，含 {quote.revisions} 次修改
          </span>
        </p>
      </div>
      <div aria-busy={isStale} className={classNames('mt-3 transition-opacity', isStale && 'opacity-60')}>
        <FactList facts={quote.lines.map(({ label, amount }) => ({ label, value: formatYuan(amount) }))} />
        <p className="mt-2 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <b className="font-semibold">合计</b>
          <Money from={quote.price} className="text-28 leading-title" />
        </p>
        <DepositBar quote={quote} />
      </div>
      <div className="mt-4 max-md:hidden">{button}</div>
      <p className="mt-3 flex items-start gap-1.5 text-13 leading-5 text-ink-3">
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          钱先放在平台托管，验收后才给{quote.creator.nickname}。
          <a href="#trial" className="whitespace-nowrap text-brand-ink underline underline-offset-3">
            退款试算
          </a>
        </span>
      </p>
    </Card>
  );
}
