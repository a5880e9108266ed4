import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

type FaceLinkProps = { userId: number; className?: string | undefined; children: ReactNode };

/**
 * A face leads where the name beside it does, and shows who that is when it is pointed at. It lies above a link that is
 * stretched over a card; the keyboard and whoever listens have the name.
 */
export function FaceLink({ userId, className, children }: FaceLinkProps) {
  return (
    <Link
      to={`/user/${userId}`}
      tabIndex={-1}
      aria-hidden="true"
      className={classNames('relative z-1 shrink-0 rounded-full', className)}
    >
      {children}
    </Link>
  );
}
