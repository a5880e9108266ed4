import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type AfterRowProps = { Icon: LucideIcon; title: string; children: ReactNode; action: ReactNode };

/** One of the things that can be done after the work is done. */
export function AfterRow({ Icon, title, children, action }: AfterRowProps) {
  return (
    <li className="flex items-center gap-3 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 leading-ui">
        <b className="font-medium">{title}</b>
        <small className="block text-13 text-ink-3">{children}</small>
      </span>
      {action}
    </li>
  );
}
