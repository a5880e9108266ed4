import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ClockFace } from './clock-face.ts';
import { Countdown } from './countdown.tsx';

/* Buttons inside wear the panel's colours: one filled, the others outlined. */
export const DEEP_PRIMARY = 'border-transparent! bg-on-deep! text-brand-deep! hover:bg-on-scrim!';
export const DEEP_OUTLINE =
  'border-deep-line-2! bg-transparent! text-on-deep! hover:bg-brand-deep-2! hover:text-on-deep!';
export const DEEP_TEXT =
  'rounded-sm p-2 text-13 text-on-deep-2 underline-offset-3 hover:text-on-deep hover:underline max-md:grid max-md:min-h-11 max-md:place-items-center';

interface NowPanelProps {
  /** One sentence. */
  title: ReactNode;
  /** What follows from it, in a line or two. */
  children?: ReactNode;
  /** One filled button first, then at most an outlined one and plain words. */
  actions?: ReactNode;
  face: ClockFace | null;
  /** In a side column: everything below one another. */
  column?: boolean | undefined;
  /** 现在要做什么 when left out. */
  kicker?: string | undefined;
  className?: string | undefined;
}

/** The one dark panel of a page: what to do now, the button for it, and the clock. */
export function NowPanel({ title, children, actions, face, column, kicker, className }: NowPanelProps) {
  const name = kicker ?? '现在要做什么';
  return (
    <section
      aria-label={name}
      className={classNames(
        'grid overflow-hidden rounded-card bg-brand-deep text-on-deep max-md:-mx-4 max-md:rounded-none',
        face !== null &&
          !column &&
          'grid-cols-[minmax(0,1fr)_272px] max-[1180px]:grid-cols-[minmax(0,1fr)_228px] max-md:grid-cols-1',
        className,
      )}
    >
      <div
        className={classNames(
          'flex flex-col items-start max-md:px-4 max-md:py-5',
          column ? 'items-stretch! px-6 pt-6 pb-5.5' : 'px-8 py-7 max-[1180px]:px-6',
        )}
      >
        <span className="text-13 text-on-deep-2">{name}</span>
        <h2 className="my-1.5 text-22 wrap-anywhere">{title}</h2>
        {children ? <div className="text-on-deep-2">{children}</div> : null}
        {actions ? (
          <div
            className={classNames(
              'mt-5 flex flex-wrap items-center gap-2.5 max-md:w-full max-md:[&>a]:flex-[1_1_40%] max-md:[&>button]:flex-[1_1_40%]',
              column && '[&>a]:w-full [&>button]:w-full',
            )}
          >
            {actions}
          </div>
        ) : null}
      </div>
      {face === null ? null : (
        <Countdown
          face={face}
          className={classNames(
            'border-deep-line max-md:mx-4 max-md:border-t max-md:pt-3.5 max-md:pb-5',
            column
              ? 'mx-6 border-t pt-4.5 pb-5.5'
              : 'md:my-7 md:self-center md:border-l md:px-8 md:py-1 md:max-[1180px]:px-6',
          )}
        />
      )}
    </section>
  );
}
