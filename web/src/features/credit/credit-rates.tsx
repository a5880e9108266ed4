import type { CreditRate } from '@zaojie/contract/credit/credit.endpoints';
import { classNames } from '../../ui/class-names.ts';

function Rate({ rate }: { rate: CreditRate }) {
  const { label, percent, words, metric } = rate;
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-0.5">
        <p
          className={classNames(
            'mb-2 flex min-h-12 items-end leading-[1.3] font-semibold max-md:min-h-9',
            percent === null ? 'text-18 text-ink-3' : 'text-36 max-md:text-28',
          )}
        >
          {percent === null ? '样本太少' : `${percent}%`}
        </p>
        <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-surface-2">
          <span
            className={classNames(
              'block h-full origin-left',
              metric === 'dispute' ? 'bg-danger' : 'bg-ink-2',
            )}
            style={{ transform: `scaleX(${(percent ?? 0) / 100})` }}
          />
        </span>
        <p className="mt-2 text-13 text-ink-3 max-md:text-12">{words}</p>
      </dd>
    </div>
  );
}

export function CreditRates({ rates }: { rates: readonly CreditRate[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-4 gap-x-10 gap-y-6 max-xl:gap-x-5 @max-xl:grid-cols-2">
        {rates.map((rate) => (
          <Rate key={rate.metric} rate={rate} />
        ))}
      </dl>
    </div>
  );
}
