import type { OrderDelivery } from '@zaojie/contract/orders/order-detail.schemas';
import { Check } from 'lucide-react';

interface PinListProps {
  pins: OrderDelivery['pins'];
  /** Whether they were to be done by a later version, which said so or not. */
  hasAnswer: boolean;
}

/** What was to be changed, each with whether it was. */
export function PinList({ pins, hasAnswer }: PinListProps) {
  return (
    <ol>
      {pins.map((pin) => (
        <li key={pin.id} className="flex gap-2.5 py-1.25 leading-[1.6]">
          <i className="mt-px size-5 shrink-0 rounded-full bg-ochre-tint text-center text-12 leading-5 font-semibold text-ochre-ink not-italic">
            {pin.number}
          </i>
          <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">{pin.text}</span>
          {pin.is_done ? (
            <span className="flex items-center gap-1 self-start pt-0.5 text-12 whitespace-nowrap text-success">
              <Check size={14} strokeWidth={1.75} aria-hidden="true" />
              已改
            </span>
          ) : hasAnswer ? (
            <span className="self-start pt-0.5 text-12 whitespace-nowrap text-ink-3">没有标记</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
