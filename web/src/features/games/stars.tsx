import { Star } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

const LEVELS = [1, 2, 3, 4, 5] as const;
export const ratingWords: Readonly<Record<number, string>> = {
  1: '不推荐',
  2: '一般',
  3: '还行',
  4: '好玩',
  5: '非常好玩',
};

const OUTLINE = 1.75;

type StarsProps = { rating: number; size?: number | undefined; className?: string | undefined };

/** A rating that was given, in ink: on these pages only money is warm. Never half a star. */
export function Stars({ rating, size = 14, className }: StarsProps) {
  const full = Math.round(rating);
  return (
    <span className={classNames('inline-flex gap-0.5', className)}>
      <VisuallyHidden>{full} 星</VisuallyHidden>
      {LEVELS.map((level) => (
        <Star
          key={level}
          size={size}
          strokeWidth={level <= full ? 0 : OUTLINE}
          aria-hidden="true"
          className={level <= full ? 'fill-ink' : 'text-ink-4'}
        />
      ))}
    </span>
  );
}

type StarPickerProps = {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  disabled?: boolean | undefined;
};

/** One to five, chosen by pressing or with the arrow keys. */
export function StarPicker({ value, onChange, disabled }: StarPickerProps) {
  return (
    <fieldset disabled={disabled} className="flex flex-wrap items-center gap-x-2.5">
      <legend className="sr-only">打分</legend>
      <span className="-ml-1 flex">
        {LEVELS.map((level) => (
          <label
            key={level}
            className="relative grid size-7.5 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:size-11"
          >
            <input
              type="radio"
              name="game-rating"
              className="absolute size-px opacity-0"
              aria-label={`${level} 星，${ratingWords[level] ?? ''}`}
              checked={value === level}
              onChange={() => onChange(level)}
            />
            <Star
              size={22}
              strokeWidth={OUTLINE}
              aria-hidden="true"
              className={classNames(
                'transition-colors',
                level <= value ? 'fill-brand-ink text-brand-ink' : 'text-ink-4',
              )}
            />
          </label>
        ))}
      </span>
      <span aria-live="polite" className="text-13 text-ink-3">
        {value > 0 ? `${value} 星，${ratingWords[value] ?? ''}` : '打个分吧'}
      </span>
    </fieldset>
  );
}
