import { VisuallyHidden } from './visually-hidden.tsx';
import { classNames } from '../class-names.ts';

interface RangeLineProps {
  /** Read aloud: what the place on the line says. */
  label: string;
  value: number;
  min: number;
  max: number;
  className?: string | undefined;
}

/** A value on its range: a price on its budget. Beyond an end the dot stays at the end. */
export function RangeLine({ label, value, min, max, className }: RangeLineProps) {
  const share = max > min ? (value - min) / (max - min) : 0.5;
  const left = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 100;
  return (
    <span className={classNames('relative mx-1.5 block h-1 rounded-full bg-surface-3', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span
        style={{ left: `${left}%` }}
        className="absolute top-1/2 -mt-1.5 -ml-1.5 size-3 rounded-full bg-ochre transition-[left] duration-fast"
      />
    </span>
  );
}
