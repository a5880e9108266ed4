import { useSecondsLeft } from '../../../ui/clock/server-clock.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/** 2 天 14 时 06 分 33 秒; the days go when there are none left. */
function partsOf(seconds: number): { value: string; unit: string }[] {
  const days = Math.floor(seconds / DAY);
  return [
    ...(days > 0 ? [{ value: String(days), unit: '天' }] : []),
    { value: two(Math.floor((seconds % DAY) / HOUR)), unit: '时' },
    { value: two(Math.floor((seconds % HOUR) / MINUTE)), unit: '分' },
    { value: two(seconds % MINUTE), unit: '秒' },
  ];
}

export const TICKS_FROM_MS = 3 * DAY * 1000;

/** A clock that ticks, in ochre: what it counts down to is near. */
export function SecondCountdown({ label, deadline }: { label: string; deadline: string }) {
  const seconds = useSecondsLeft(deadline);
  return (
    <div role="timer" aria-label={label}>
      <p className="text-13 text-ink-3">{seconds === 0 ? '时间到了，正在更新' : label}</p>
      <p
        aria-hidden={seconds === 0 || undefined}
        className="flex gap-4.5 text-ochre-ink max-md:justify-between max-[359px]:gap-2"
      >
        {partsOf(seconds).map(({ value, unit }) => (
          <b key={unit} className="text-28 leading-ui font-semibold tabular-nums">
            {value}
            <small className="ml-1.25 text-13 font-normal text-ink-3">{unit}</small>
          </b>
        ))}
      </p>
    </div>
  );
}
