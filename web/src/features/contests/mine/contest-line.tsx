import type { ContestCard } from '@zaojie/contract/contests/contest.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { statusTones } from '../status-tones.ts';

type Lined = Pick<ContestCard, 'title' | 'cover' | 'status' | 'status_label'>;
type ContestLineProps = { contest: Lined; to: string; about: ReactNode; actions?: ReactNode };

/** An event as a line of a list of one's own. */
export function ContestLine({ contest, to, about, actions }: ContestLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-3.5 max-md:gap-x-3">
      <span className="h-20 w-34 shrink-0 overflow-hidden rounded-img max-md:h-16 max-md:w-25">
        {contest.cover === null ? (
          <span className="block size-full bg-surface-3" />
        ) : (
          <Picture {...pictureSource(contest.cover, '')} sizes="136px" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link to={to} className="min-w-0 text-16 font-semibold break-words hover:text-brand-ink">
            {contest.title}
          </Link>
          <StatusLabel tone={statusTones[contest.status]}>{contest.status_label}</StatusLabel>
        </p>
        <div className="mt-1 text-13 text-ink-3">{about}</div>
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">{actions}</div> : null}
    </li>
  );
}
