import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';

export type Split = { client: number; creator: number; fee: number };

interface SplitBarProps {
  split: Split;
  /** What the whole bar stands for, in yuan; the parts together when left out. */
  total?: number | undefined;
  /** Who they are for whoever looks: 退给你, 阿砚到账. */
  labels: { client: string; creator: string };
  className?: string | undefined;
}

/** Money is ochre: what comes back dark, what the creator gets light. */
export const SPLIT_FILLS = {
  client: 'bg-ochre',
  creator: 'bg-(--zhe-300) dark:bg-(--zhe-700)',
  fee: 'bg-ink-4',
} as const;
export const SPLIT_KEYS = ['client', 'creator', 'fee'] as const;

/** What of the money goes to whom: three parts that always add up, to the fen. */
export function SplitBar({ split, total, labels, className }: SplitBarProps) {
  const whole = total ?? split.client + split.creator + split.fee;
  const names = { ...labels, fee: '平台服务费' };
  return (
    <div className={className}>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-surface-3">
        {SPLIT_KEYS.map((key) =>
          split[key] > 0 ? (
            <i
              key={key}
              className={SPLIT_FILLS[key]}
              style={{ width: `${(split[key] / (whole || 1)) * 100}%` }}
            />
          ) : null,
        )}
      </span>
      <dl className="mt-2.5 grid gap-1">
        {SPLIT_KEYS.map((key) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt className="flex items-center gap-2 text-ink-2">
              <i
                aria-hidden="true"
                className={classNames('size-2 shrink-0 rounded-full', SPLIT_FILLS[key])}
              />
              {names[key]}
            </dt>
            <dd
              className={classNames(
                'ml-auto font-medium whitespace-nowrap tabular-nums',
                key === 'client' && 'text-ochre-ink',
              )}
            >
              {formatYuan(split[key], { exact: true })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
