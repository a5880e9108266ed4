import { classNames } from '../../ui/class-names.ts';

const UP = 'M12 4.5l9 14H3z';
const DOWN = 'M12 19.5l9-14H3z';

/** Places won or lost since the period before; null for whoever wasn't on the list then. */
export function Trend({ value, className }: { value: number | null; className?: string | undefined }) {
  const isUp = value !== null && value > 0;
  const look = classNames(
    'inline-flex items-center gap-1 text-13 whitespace-nowrap tabular-nums',
    isUp || value === null ? 'font-medium text-ochre-ink' : 'text-ink-3',
    className,
  );
  if (value === null) return <span className={look}>新上榜</span>;
  if (value === 0) return <span className={look}>持平</span>;
  return (
    <span className={look}>
      <svg width="10" height="10" viewBox="0 0 24 24" aria-hidden="true" className="fill-current">
        <path d={isUp ? UP : DOWN} />
      </svg>
      <span className="sr-only">{isUp ? '上升' : '下降'}</span>
      {isUp ? `+${value}` : `−${-value}`}
    </span>
  );
}
