import { classNames } from '../class-names.ts';

/** For the inside of a button. A page or a list that loads shows a skeleton. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('size-4 shrink-0 animate-spin', className)}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.25" className="opacity-25" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" />
    </svg>
  );
}
