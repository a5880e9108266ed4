import { Star } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';

export const RATINGS = [1, 2, 3, 4, 5] as const;
export const ratingWords: Record<number, string> = {
  1: '很不满意',
  2: '不太满意',
  3: '一般',
  4: '满意',
  5: '很满意',
};

const filled = (isOn: boolean) => (isOn ? 'fill-ochre text-ochre' : 'fill-line-2 text-line-2');

/** A rating that was given. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-1">
      <VisuallyHidden>{rating} 分</VisuallyHidden>
      {RATINGS.map((value) => (
        <Star key={value} size={18} strokeWidth={0} aria-hidden="true" className={filled(value <= rating)} />
      ))}
    </span>
  );
}

type StarPickerProps = {
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** One to five, chosen by pressing or with the arrow keys. */
export function StarPicker({ value, onChange, error, disabled }: StarPickerProps) {
  return (
    <fieldset disabled={disabled} aria-describedby={error ? 'rating-note' : undefined}>
      <legend className="sr-only">评分</legend>
      <div className="flex items-center gap-3.5">
        <span className="flex gap-1">
          {RATINGS.map((rating) => (
            <label
              key={rating}
              className="grid size-11 place-items-center rounded-control transition-transform hover:scale-105 has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                className="sr-only"
                aria-label={`${rating} 分，${ratingWords[rating] ?? ''}`}
                checked={value === rating}
                onChange={() => onChange(rating)}
              />
              <Star
                size={32}
                strokeWidth={0}
                aria-hidden="true"
                className={classNames('transition-colors', filled(rating <= value))}
              />
            </label>
          ))}
        </span>
        <span aria-live="polite" className="text-16 font-medium">
          {ratingWords[value] ?? ''}
        </span>
      </div>
      {error ? (
        <p id="rating-note" role="alert" className="mt-1 text-13 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
