import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderAnswers } from '@zaojie/contract/orders/order.schemas';
import { Bell, Clock3, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { TimeLeft } from '../../../ui/clock/countdown.tsx';

const QUESTIONS: readonly { key: keyof OrderAnswers; label: string; Icon: LucideIcon }[] = [
  { key: 'money', label: '钱在哪里', Icon: Wallet },
  { key: 'turn', label: '轮到谁', Icon: UserRound },
  { key: 'until', label: '到什么时候', Icon: Clock3 },
  { key: 'otherwise', label: '没人动会怎样', Icon: Bell },
];

/** Flush left in each row, a line before every other: rows of four, or of two. */
const STRIP_CELL =
  'px-5 py-1 first:pl-0 max-md:px-0 md:border-line md:max-xl:odd:pl-0 md:max-xl:even:border-l xl:not-first:border-l';

interface FourAnswersProps {
  order: Pick<OrderDetail, 'answers' | 'now'>;
  /** One below another, as in a side column; else a strip of four. */
  column?: boolean | undefined;
  className?: string | undefined;
}

/** The four answers of every money screen, in the server's words and always in this order. */
export function FourAnswers({ order, column = false, className }: FourAnswersProps) {
  const { answers, now } = order;
  const details: Partial<Record<keyof OrderAnswers, ReactNode>> =
    now.deadline === null ? {} : { until: <TimeLeft deadline={now.deadline} /> };
  return (
    <dl
      className={classNames(
        column
          ? 'divide-y divide-line'
          : 'grid grid-cols-4 divide-line max-xl:grid-cols-2 max-xl:gap-y-4 max-md:grid-cols-1 max-md:gap-0 max-md:divide-y',
        className,
      )}
    >
      {QUESTIONS.map(({ key, label, Icon }) => {
        const detail = details[key] ?? answers[key].detail;
        return (
          <div
            key={key}
            className={classNames(
              'min-w-0 max-md:grid max-md:grid-cols-[106px_minmax(0,1fr)] max-md:gap-3 max-md:py-3',
              column ? 'py-3 last:pb-0' : STRIP_CELL,
            )}
          >
            <dt className="flex items-center gap-1.5 text-12 leading-5.5 text-ink-3 max-md:items-start">
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 max-md:mt-0.75" />
              {label}
            </dt>
            <dd className="text-15 leading-ui font-medium md:mt-0.5">
              {key === 'turn' && now.whose === 'me' ? '你' : answers[key].answer}
              {detail ? <small className="block text-13 font-normal text-ink-3">{detail}</small> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
