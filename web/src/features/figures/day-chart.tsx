import { formatNumber } from '../../text/numbers.ts';
import { roundAbove } from '../wallet/income/income-scale.ts';

export type Day = { day: string; value: number };

const PLOT_PX = 120;
const HEAD_PX = 16;
const LABEL_EVERY = 15;

const short = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** Bars by day, as the wallet draws months. The same figures stand in a table, so for those who listen the drawing isn't there. */
export function DayChart({ days, words }: { days: readonly Day[]; words: (value: number) => string }) {
  const top = roundAbove(Math.max(1, ...days.map(({ value }) => value)));
  const width = 100 / days.length;
  return (
    <div aria-hidden="true" className="flex">
      <span
        className="w-12 shrink-0 text-12 leading-none text-ink-3 max-md:hidden"
        style={{ paddingTop: HEAD_PX - 6 }}
      >
        {formatNumber(top)}
      </span>
      <svg width="100%" height={HEAD_PX + PLOT_PX + 24} className="min-w-0 flex-1 overflow-visible">
        <line x1="0" x2="100%" y1={HEAD_PX} y2={HEAD_PX} className="stroke-line" />
        {days.map(({ day, value }, index) => {
          const height = Math.max((value / top) * PLOT_PX, value > 0 ? 2 : 0);
          const fromEnd = days.length - 1 - index;
          return (
            <g key={day} className="group">
              <rect
                x={`${index * width}%`}
                y={0}
                width={`${width}%`}
                height={HEAD_PX + PLOT_PX}
                fill="transparent"
              >
                <title>{`${short(day)} ${words(value)}`}</title>
              </rect>
              <rect
                x={`${(index + 0.14) * width}%`}
                y={HEAD_PX + PLOT_PX - height}
                width={`${width * 0.72}%`}
                height={height}
                rx={Math.min(2, height / 2)}
                className="pointer-events-none fill-(--zhe-300) transition-[fill] group-last:fill-ochre group-hover:fill-ochre dark:fill-ochre-line"
              />
              {fromEnd % LABEL_EVERY === 0 ? (
                <text
                  x={`${(index + 0.5) * width}%`}
                  y={HEAD_PX + PLOT_PX + 17}
                  textAnchor={fromEnd === 0 ? 'end' : 'middle'}
                  className="fill-ink-3 text-12"
                >
                  {short(day)}
                </text>
              ) : null}
            </g>
          );
        })}
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
