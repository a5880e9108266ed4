import type { OrderDispute } from '@zaojie/contract/orders/order-detail.schemas';
import { Check } from 'lucide-react';
import { formatDay } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';

const DONE_BY = { evidence: 1, waiting: 2, ruled: 4 } as const;

/** How far the case is: opened, evidence, ruling, settled. */
export function DisputeSteps({ dispute }: { dispute: OrderDispute }) {
  const steps = [
    { name: '提出仲裁', at: formatDay(dispute.created_at) },
    { name: '双方举证', at: `到${formatDay(dispute.evidence_until)}` },
    {
      name: '平台裁决',
      at: dispute.ruling === null ? (dispute.is_overdue ? '超时' : '') : formatDay(dispute.ruling.created_at),
    },
    { name: '按裁决结算', at: '' },
  ];
  const done = DONE_BY[dispute.status];
  return (
    <Card bleed className="px-6 py-5 max-md:px-4">
      <ol className="grid grid-cols-4">
        {steps.map(({ name, at }, index) => (
          <li
            key={name}
            aria-current={index === done ? 'step' : undefined}
            className={classNames(
              'relative flex flex-col items-center text-center text-13 leading-5 before:absolute before:top-3 before:right-[calc(50%+18px)] before:left-[calc(-50%+18px)] before:h-0.5 first:before:hidden',
              index <= done ? 'before:bg-brand' : 'before:bg-line-2',
            )}
          >
            <span
              className={classNames(
                'mb-1.5 grid size-6 place-items-center rounded-full text-12 leading-none font-semibold',
                index < done && 'bg-brand text-on-brand',
                index === done && 'border-6 border-brand',
                index > done && 'border border-line-2 text-ink-3',
              )}
            >
              {index < done ? (
                <Check size={14} strokeWidth={2} aria-hidden="true" />
              ) : index > done ? (
                index + 1
              ) : null}
            </span>
            <span className={index === done ? 'font-semibold text-brand-ink' : undefined}>{name}</span>
            <small className="text-12 text-ink-3">{at}</small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
