import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { Criterion } from '@zaojie/contract/contests/contest.schemas';
import { classNames } from '../../../ui/class-names.ts';

const SCORES = Array.from({ length: contestLimits.scoreMax }, (_, index) => index + 1);

const BOX =
  'grid size-9.5 place-items-center rounded-control bg-surface-2 text-ink-2 transition-colors hover:bg-surface-3 has-checked:bg-brand ' +
  'has-checked:font-semibold has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus max-md:size-11 max-[359px]:w-9';

type ScoreRowProps = {
  criterion: Criterion;
  score: number | null;
  /** The keys score this one. */
  isCurrent: boolean;
  onGive: (score: number) => void;
  onStand: () => void;
};

/** One criterion, from 1 to 5. */
export function ScoreRow({ criterion, score, isCurrent, onGive, onStand }: ScoreRowProps) {
  const { id, name, about, weight } = criterion;
  return (
    <fieldset className="flex min-h-15 min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2.5">
      <legend className="sr-only">
        {name}，权重 {weight}%
      </legend>
      <span aria-hidden="true" title={about} className="flex min-w-0 items-baseline gap-2">
        <b className={classNames('font-semibold', isCurrent && 'text-brand-ink')}>{name}</b>
        <small className="text-12 text-ink-3">{weight}%</small>
      </span>
      <span className="flex gap-1">
        {SCORES.map((value) => (
          <label key={value} className={BOX}>
            <input
              type="radio"
              name={`criterion-${id}`}
              value={value}
              checked={score === value}
              onChange={() => onGive(value)}
              onFocus={onStand}
              className="absolute size-px opacity-0"
            />
            {value}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
