import { formatNumber, formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { monthLabel, roundAbove } from './income-scale.ts';

export type IncomeMonth = { month: string; amount: number; count: number };

const PLOT_PX = 152;
/** Above the highest bar, for its figure. */
const HEAD_PX = 22;
/** The share of a month's column that its bar takes. */
const BAR_SHARE = 0.78;

type BarProps = { month: IncomeMonth; index: number; count: number; top: number };

function Bar({ month, index, count, top }: BarProps) {
  const width = 100 / count;
  const height = Math.max((month.amount / top) * PLOT_PX, month.amount > 0 ? 2 : 0);
  const isNow = index === count - 1;
  const y = HEAD_PX + PLOT_PX - height;
  const middle = (index + 0.5) * width;
  return (
    <g className="group">
      {/* The whole column answers to the pointer, however low its bar is. */}
      <rect x={`${index * width}%`} y={0} width={`${width}%`} height={HEAD_PX + PLOT_PX} fill="transparent">
        <title>{`${monthLabel(month.month)} ${formatYuan(month.amount, { exact: true })}，${month.count} 笔`}</title>
      </rect>
      <rect
        x={`${middle - (width * BAR_SHARE) / 2}%`}
        y={y}
        width={`${width * BAR_SHARE}%`}
        height={height}
        rx={Math.min(3, height / 2)}
        className={classNames(
          'pointer-events-none transition-[fill]',
          isNow ? 'fill-ochre' : 'fill-(--zhe-300) group-hover:fill-ochre dark:fill-ochre-line',
        )}
      />
      {month.amount > 0 ? (
        <text
          x={`${middle}%`}
          y={y - 6}
          textAnchor={isNow ? 'end' : 'middle'}
          dx={isNow ? '1.6em' : 0}
          className={classNames(
            'pointer-events-none fill-ochre-ink text-12 font-semibold',
            !isNow && 'opacity-0 group-hover:opacity-100',
          )}
        >
          {formatNumber(Math.round(month.amount))}
        </text>
      ) : null}
      <text
        x={`${middle}%`}
        y={HEAD_PX + PLOT_PX + 18}
        textAnchor="middle"
        className={classNames('text-12 max-md:text-[11px]', isNow ? 'fill-ink font-semibold' : 'fill-ink-3')}
      >
        {monthLabel(month.month)}
      </text>
    </g>
  );
}

/** Bars by month. The same figures stand in a table, so for those who listen the drawing isn't there. */
export function IncomeChart({ months }: { months: readonly IncomeMonth[] }) {
  const top = roundAbove(Math.max(...months.map(({ amount }) => amount)));
  const lines = [
    { yuan: top, y: HEAD_PX },
    { yuan: top / 2, y: HEAD_PX + PLOT_PX / 2 },
  ];
  return (
    <div aria-hidden="true" className="flex">
      <div className="relative w-14 shrink-0 text-12 leading-none text-ink-3 max-md:hidden">
        {lines.map(({ yuan, y }) => (
          <span key={yuan} style={{ top: y - 6 }} className="absolute left-0">
            {formatNumber(yuan)}
          </span>
        ))}
      </div>
      <svg width="100%" height={HEAD_PX + PLOT_PX + 26} className="min-w-0 flex-1 overflow-visible">
        {lines.map(({ yuan, y }) => (
          <line key={yuan} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
        ))}
        {months.map((month, index) => (
          <Bar key={month.month} month={month} index={index} count={months.length} top={top} />
        ))}
        <line
          x1="0"
          x2="100%"
          y1={HEAD_PX + PLOT_PX + 0.5}
          y2={HEAD_PX + PLOT_PX + 0.5}
          className="stroke-line-2"
        />
      </svg>
    </div>
  );
}
