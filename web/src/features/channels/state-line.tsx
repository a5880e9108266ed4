import type { ReactNode } from 'react';

interface StateLineProps {
  name: string;
  children: ReactNode;
  action?: ReactNode;
}

/** One way of telling: how it stands, and what can be done about it. */
export function StateLine({ name, children, action }: StateLineProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2 leading-[1.5] max-md:min-h-11">
      <span className="min-w-0">
        {name}
        <small className="block text-12 text-ink-3">{children}</small>
      </span>
      {action ? <span className="shrink-0">{action}</span> : null}
    </li>
  );
}
