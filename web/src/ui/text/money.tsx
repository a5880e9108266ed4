import { formatYuan, formatYuanRange } from '../../text/numbers.ts';
import { classNames } from '../class-names.ts';

interface MoneyProps {
  /** Yuan. */
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
  /** With fen, as on a bill. */
  exact?: boolean | undefined;
  className?: string | undefined;
}

/** An amount with a small sign before it: it never breaks. */
export function Money({ from, to, exact = false, className }: MoneyProps) {
  const words = to === undefined ? formatYuan(from, { exact }) : formatYuanRange(from, to);
  return (
    <span className={classNames('font-semibold whitespace-nowrap text-ochre-ink', className)}>
      <small className="text-[.68em] font-normal">¥</small>
      {words.slice(1)}
    </span>
  );
}
