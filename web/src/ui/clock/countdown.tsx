import { Fragment } from 'react';
import { classNames } from '../class-names.ts';
import { segmentsPassed, type ClockFace } from './clock-face.ts';
import { isSoon, leftParts, leftWords } from './left-words.ts';
import { useLeft } from './server-clock.tsx';

function Segments({ face, left }: { face: ClockFace; left: number }) {
  const passed = segmentsPassed(face, left);
  const marks = Array.from({ length: face.segments }, (_, index) => ({ index, isPassed: index < passed }));
  return (
    <span aria-hidden="true" className={classNames('flex', face.segments > 12 ? 'gap-0.5' : 'gap-0.75')}>
      {marks.map(({ index, isPassed }) => (
        <i
          key={index}
          className={classNames(
            'h-1.25 flex-1 rounded-[2px]',
            isPassed ? 'bg-(--shiqing-300)' : 'bg-deep-track',
          )}
        />
      ))}
    </span>
  );
}

/** The clock of the dark panel: large figures, a bar of days or hours, and when it ends. */
export function Countdown({ face, className }: { face: ClockFace; className?: string }) {
  const left = useLeft(face.deadline) ?? 0;
  return (
    <div role="timer" className={className}>
      <span className="text-13 text-on-deep-2">{left === 0 ? '时间到了' : face.label}</span>
      <b className="mt-0.5 mb-3.5 block text-36 leading-title font-semibold whitespace-nowrap tabular-nums max-md:mb-2.5 max-md:text-28">
        {left === 0 ? (
          <span className="text-22">正在更新</span>
        ) : (
          leftParts(left).map(({ value, unit }) => (
            <Fragment key={unit}>
              {value}
              <small className="mr-1.5 ml-0.75 text-14 font-normal text-on-deep-2">{unit}</small>
            </Fragment>
          ))
        )}
      </b>
      {face.segments > 0 ? <Segments face={face} left={left} /> : null}
      <small className="mt-2 block text-12 text-on-deep-2">{face.note}</small>
    </div>
  );
}

/** 还剩 4 天 6 小时, in a line of text; ochre when it ends within a day. */
export function TimeLeft({ deadline, className }: { deadline: string; className?: string }) {
  const left = useLeft(deadline) ?? 0;
  if (left === 0) return <span className={className}>时间到了，正在更新</span>;
  return (
    <span className={classNames('tabular-nums', isSoon(left) && 'font-medium text-ochre-ink', className)}>
      还剩 {leftWords(left)}
    </span>
  );
}
