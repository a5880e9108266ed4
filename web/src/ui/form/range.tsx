import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

const THUMB =
  '[&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-5 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-on-scrim ' +
  '[&::-moz-range-thumb]:size-2 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-5 ' +
  '[&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-on-scrim';

export interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  /** What was reached before: drawn lighter. */
  from?: number | undefined;
}

/** A number on a line; the part up to it is in the brand's colour. */
export function Range({ value, min, max, from = min, className, ...native }: RangeProps) {
  const shareAt = (place: number) => ((place - min) / (max - min)) * 100;
  const [before, share] = [shareAt(from), shareAt(value)];
  return (
    <input
      {...native}
      type="range"
      value={value}
      min={min}
      max={max}
      style={{
        background: `linear-gradient(to right, var(--brand-line) ${before}%, var(--brand) ${before}% ${share}%, var(--line-2) ${share}%) center / 100% 4px no-repeat`,
      }}
      className={classNames('h-11 cursor-pointer appearance-none rounded-full', THUMB, className)}
    />
  );
}
