import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

interface CrumbsProps {
  /** The way here, without the page itself. */
  way: readonly { to: string; label: string }[];
  here: string;
}

/** Where a page stands: the last word is the page itself. */
export function Crumbs({ way, here }: CrumbsProps) {
  return (
    <nav aria-label="位置">
      <ol className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
        {way.map(({ to, label }) => (
          <li key={to} className="flex min-w-0 items-center gap-2">
            <Link to={to} className="truncate rounded-sm hover:text-brand-ink">
              {label}
            </Link>
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
