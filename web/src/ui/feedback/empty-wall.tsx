import type { ReactNode } from 'react';
import { EmptyFrame } from './empty-frame.tsx';

interface EmptyWallProps {
  title: string;
  /** What the label beside the frame says under 无题. */
  label: string;
  children?: ReactNode;
  /** The ways on, the main one first. */
  ways: ReactNode;
}

/** The whole page where what the address names isn't there: an empty frame with its label, one line, and ways on. */
export function EmptyWall({ title, label, children, ways }: EmptyWallProps) {
  return (
    <section className="grid grid-cols-[minmax(0,7fr)_minmax(0,6fr)] items-center gap-12 pt-10 pb-2 max-lg:grid-cols-1 max-lg:gap-4 max-md:gap-2 max-md:pt-2">
      <div className="relative mx-auto w-full max-w-150">
        <EmptyFrame className="block w-full" />
        <p className="absolute bottom-[9%] left-[73%] flex flex-col rounded-sm border border-line bg-surface px-3.5 pt-1.5 pb-[7px] text-13 text-ink-3">
          <b className="font-semibold text-ink">无题</b>
          <span>{label}</span>
        </p>
      </div>
      <div className="min-w-0">
        <h1 className="mb-2 font-display text-36 break-words max-md:text-28">{title}</h1>
        {children}
        <div className="mt-6 flex gap-2.5 max-md:[&>*]:flex-1">{ways}</div>
      </div>
    </section>
  );
}
