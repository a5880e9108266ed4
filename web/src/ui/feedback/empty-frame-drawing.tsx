import { useId } from 'react';
import { SealMark } from '../theme/logo.tsx';

/** A frame on the wall from which the work is gone; only the seal is left. */
export function EmptyFrameDrawing({ className }: { className?: string | undefined }) {
  const light = useId();
  return (
    <svg viewBox="64 0 540 344" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--surface-3)" stopOpacity="0" />
          <stop offset=".4" stopColor="var(--surface-3)" />
          <stop offset="1" stopColor="var(--surface-3)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M64 344 316 0h92L156 344zM196 344 448 0h62L258 344z" fill={`url(#${light})`} />
      <g transform="rotate(-1.4 260 20)" fill="none">
        <path
          d="M260 22 146 62M260 22l114 40"
          className="stroke-ink-4"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
        />
        <rect x="82" y="64" width="356" height="260" className="stroke-surface" strokeWidth="9" />
        <rect
          x="77.5"
          y="59.5"
          width="365"
          height="269"
          className="stroke-ink-4"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
        />
        <rect
          x="86.5"
          y="68.5"
          width="347"
          height="251"
          className="stroke-ink-4"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
        />
        <svg x="388" y="276" width="26" height="26" viewBox="0 0 64 64">
          <SealMark />
        </svg>
      </g>
      <circle cx="260" cy="20" r="3.5" className="fill-ink-3" />
    </svg>
  );
}
