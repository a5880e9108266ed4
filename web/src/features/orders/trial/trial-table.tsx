import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { TrialStage } from '@zaojie/contract/orders/order.schemas';
import { useId, useState } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Range } from '../../../ui/form/range.tsx';
import { SPLIT_FILLS, SPLIT_KEYS, type Split } from '../parts/split-bar.tsx';
import { heldAt, stageSplit } from './trial-words.ts';

const ROW =
  'grid grid-cols-[minmax(0,1.5fr)_84px_minmax(0,1fr)_92px_92px_80px] items-center gap-x-4 max-md:grid-cols-3 max-md:gap-y-2';

function Bar({ split, price }: { split: Split; price: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-1.5 gap-px overflow-hidden rounded-full bg-surface-3 max-md:col-span-3"
    >
      {SPLIT_KEYS.map((key) =>
        split[key] > 0 ? (
          <i
            key={key}
            className={SPLIT_FILLS[key]}
            style={{ width: `${(split[key] / (price || 1)) * 100}%` }}
          />
        ) : null,
      )}
    </span>
  );
}

type Names = Record<(typeof SPLIT_KEYS)[number], string>;

function Row({
  stage,
  price,
  percent,
  names,
}: {
  stage: TrialStage;
  price: number;
  percent: number;
  names: Names;
}) {
  const split = stageSplit(stage, percent);
  const held = heldAt(stage);
  const isOpen = stage.way === 'refund';
  return (
    <li
      className={classNames(
        ROW,
        'relative border-b border-line py-3',
        isOpen && 'before:absolute before:inset-y-3 before:-left-3 before:w-0.5 before:bg-brand',
      )}
    >
      <span className="min-w-0 leading-ui max-md:col-span-2">
        {stage.label}
        <small className={classNames('block text-12', isOpen ? 'text-brand-ink' : 'text-ink-3')}>
          {stage.note}
        </small>
      </span>
      <span className="text-right tabular-nums">
        <small className="block text-12 text-ink-3 md:hidden">托管里有</small>
        {formatYuan(held)}
      </span>
      <Bar split={split} price={price} />
      {SPLIT_KEYS.map((key) => (
        <span key={key} className="tabular-nums md:text-right">
          <small className="block text-12 text-ink-3 md:hidden">{names[key]}</small>
          {held === 0 ? '–' : formatYuan(split[key])}
        </span>
      ))}
    </li>
  );
}

type TrialTableProps = {
  trial: readonly TrialStage[];
  price: number;
  creatorName: string;
  id?: string | undefined;
};

/** 退款试算 before anything is paid: what each would get at every stage; a slider moves those that are a matter of talks. */
export function TrialTable({ trial, price, creatorName, id }: TrialTableProps) {
  const [percent, setPercent] = useState(50);
  const sliderId = useId();
  const names = { client: '退给你', creator: `给${creatorName}`, fee: '服务费' };
  return (
    <section id={id} aria-label="退款试算" className="scroll-mt-20">
      <header className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-18 font-semibold">退款试算</b>
          <span className="text-13 text-ink-3">
            按这一单 {formatYuan(price)} 算。走到哪一步、谁拿多少，现在就说清楚。
          </span>
        </p>
        <div className="flex items-center gap-3 text-13 text-ink-2 max-md:w-full">
          <label htmlFor={sliderId} className="shrink-0">
            协商退回
          </label>
          <Range
            id={sliderId}
            value={percent}
            min={0}
            max={100}
            step={5}
            onChange={(event) => setPercent(Number(event.target.value))}
            className="w-32 max-md:flex-1"
          />
          <output htmlFor={sliderId} className="w-10 text-right font-semibold tabular-nums">
            {percent}%
          </output>
        </div>
      </header>
      <p
        aria-hidden="true"
        className={classNames(ROW, 'mt-2 border-b border-line-2 pb-2 text-12 text-ink-3 max-md:hidden')}
      >
        <span>走到哪一步</span>
        <span className="text-right">托管里有</span>
        <span />
        {SPLIT_KEYS.map((key) => (
          <span key={key} className="truncate text-right">
            {names[key]}
          </span>
        ))}
      </p>
      <ul>
        {trial.map((stage) => (
          <Row key={stage.key} {...{ stage, price, percent, names }} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-3">
        {SPLIT_KEYS.map((key) => (
          <span key={key} className="flex items-center gap-1.5">
            <i aria-hidden="true" className={classNames('size-2 rounded-full', SPLIT_FILLS[key])} />
            {key === 'fee' ? `平台服务费 ${orderLimits.feePermille / 10}%，由创作者承担` : names[key]}
          </span>
        ))}
        <span className="ml-auto max-md:ml-0">谈不拢可以申请仲裁，裁决精确到分。</span>
      </p>
    </section>
  );
}
