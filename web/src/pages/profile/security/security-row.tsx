import type { ReactNode } from 'react';

type SecurityRowProps = {
  label: string;
  value: ReactNode;
  note: string;
  isMissing?: boolean;
  action?: ReactNode;
};

/** One way into the account: what it is called, what it is now, what can be done with it. */
export function SecurityRow({ label, value, note, isMissing = false, action }: SecurityRowProps) {
  return (
    <li className="grid min-h-15 grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 max-lg:grid-cols-[48px_minmax(0,1fr)_auto]">
      <span className="text-ink-2">{label}</span>
      <span className="min-w-0 break-all">
        <span className={isMissing ? 'text-ochre-ink' : undefined}>{value}</span>
        <span className="block text-13 text-ink-3">{note}</span>
      </span>
      {action}
    </li>
  );
}
