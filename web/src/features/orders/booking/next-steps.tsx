import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderQuote } from '@zaojie/contract/orders/order.schemas';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';

const { depositHours, confirmHours, acceptDays } = orderLimits;

/** What follows once it is booked. */
export function NextSteps({ quote }: { quote: OrderQuote }) {
  const { nickname } = quote.creator;
  const steps = [
    { name: '你付定金', about: `${depositHours} 小时内，${formatYuan(quote.deposit)} 进托管` },
    { name: `${nickname}确认排期`, about: `${confirmHours} 小时内，不接就全额退回` },
    {
      name: '开工，随时看进度',
      about: quote.balance > 0 ? `过半时付尾款 ${formatYuan(quote.balance)}` : '已经付清，不用再付',
    },
    { name: '交稿，你验收', about: `${acceptDays} 天，可退回修改 ${quote.revisions} 次` },
  ];
  return (
    <section aria-label="接下来" className="max-md:px-0">
      <h2 className="mb-2.5 text-16">接下来</h2>
      <ol>
        {steps.map(({ name, about }, index) => (
          <li
            key={name}
            className="relative flex gap-3.5 pb-4.5 before:absolute before:top-6 before:bottom-0 before:left-3 before:w-px before:bg-line-2 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full text-12 leading-none font-semibold',
                index === 0 ? 'bg-brand text-on-brand' : 'border border-line-2 text-ink-3',
              )}
            >
              {index + 1}
            </span>
            <span className="leading-ui">
              {name}
              <small className="block text-13 text-ink-3">{about}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
