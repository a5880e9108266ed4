import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';

/* The list and its options in roles: a native select can't hold links, pictures and marked words. */
export const LIST_BOX = { role: 'listbox' } as const;
const OPTION = { role: 'option', tabIndex: -1 } as const;

type OptionLinkProps = {
  id: string;
  to: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
  className?: string | undefined;
};

/** A row of the list under the box. Keys reach it from the box, so Tab passes it over. */
export function OptionLink({ id, to, isActive, onChoose, children, className }: OptionLinkProps) {
  return (
    <Link
      id={id}
      to={to}
      {...OPTION}
      aria-selected={isActive}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 min-w-0 items-center gap-3 rounded-control px-2.5 py-1.5 max-md:min-h-11',
        isActive ? 'bg-float-hover' : 'hover:bg-float-hover',
        className,
      )}
    >
      {children}
    </Link>
  );
}
