import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { Check, X } from 'lucide-react';
import { formatDay } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';

type Stage = OrderDetail['stepper'][number];

const MARKS: Record<Stage['state'], string> = {
  done: 'border-[1.5px] border-brand bg-brand text-on-brand',
  current: 'border-[6px] border-brand bg-surface',
  todo: 'border-[1.5px] border-line-2 bg-surface text-ink-3',
  failed: 'border-[1.5px] border-danger bg-danger text-on-danger',
};

function Mark({ stage, index }: { stage: Stage; index: number }) {
  return (
    <i
      className={classNames(
        'relative z-1 mx-auto mb-2 grid size-5.5 place-items-center rounded-full text-[11px] leading-none font-semibold not-italic',
        MARKS[stage.state],
      )}
    >
      {stage.state === 'done' ? <Check size={12} strokeWidth={3} aria-hidden="true" /> : null}
      {stage.state === 'failed' ? <X size={12} strokeWidth={3} aria-hidden="true" /> : null}
      {stage.state === 'todo' ? <span aria-hidden="true">{index + 1}</span> : null}
    </i>
  );
}

function noteOf(stage: Stage, order: OrderDetail): string {
  if (stage.state === 'current' && order.progress > 0 && order.progress < 100) return `${order.progress}%`;
  return stage.at === null ? '' : formatDay(stage.at);
}

const SAID: Record<Stage['state'], string> = {
  done: '，已完成',
  current: '，现在',
  todo: '',
  failed: '，到此为止',
};

/** Where the order is on its way. */
export function OrderStepper({ order }: { order: OrderDetail }) {
  return (
    <Card bleed className="px-2 pt-5 pb-4.5 max-md:px-0 max-md:pt-4 max-md:pb-3.5">
      <ol aria-label="订单进度" className="flex">
        {order.stepper.map((stage, index) => (
          <li
            key={stage.key}
            aria-current={stage.state === 'current' ? 'step' : undefined}
            className={classNames(
              'relative flex-1 text-center text-13 text-ink-3 max-md:text-12',
              index > 0 &&
                'before:absolute before:top-2.5 before:right-[calc(50%+17px)] before:h-[1.5px] before:w-[calc(100%-34px)]',
              index > 0 && (stage.state === 'todo' ? 'before:bg-line-2' : 'before:bg-brand'),
            )}
          >
            <Mark stage={stage} index={index} />
            <b
              className={classNames(
                'block font-medium max-md:font-normal',
                stage.state === 'done' && 'text-ink-2',
                stage.state === 'current' && 'font-semibold! text-brand-ink',
                stage.state === 'failed' && 'text-danger',
              )}
            >
              {stage.label}
              <span className="sr-only">{SAID[stage.state]}</span>
            </b>
            <small className="block text-12 max-md:hidden">{noteOf(stage, order) || ' '}</small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
