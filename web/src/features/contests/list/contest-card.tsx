import type { ContestCard as Contest } from '@zaojie/contract/contests/contest.schemas';
import { Clock, Users } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useServerNow } from '../../../ui/clock/server-clock.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { eventPath } from '../contest-paths.ts';
import { statusTones } from '../status-tones.ts';
import { closingOf } from './closing-words.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const FACT = 'inline-flex items-center gap-1.25 whitespace-nowrap';
export const COVERING =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus';

export function ContestCover({
  contest,
  sizes,
  isFirst,
}: {
  contest: Contest;
  sizes: string;
  isFirst?: boolean;
}) {
  const { cover } = contest;
  if (cover === null) return <span className="block size-full rounded-card bg-surface-3" />;
  return (
    <Picture {...pictureSource(cover, '')} sizes={sizes} priority={isFirst} className="rounded-[inherit]!" />
  );
}

/** When it goes on; what was cancelled or is over says that instead. */
export function ClosingLine({ contest }: { contest: Contest }) {
  const closing = closingOf(contest, useServerNow());
  if (closing === null)
    return <StatusLabel tone={statusTones[contest.status]}>{contest.status_label}</StatusLabel>;
  return (
    <span className={classNames(FACT, closing.isSoon && 'font-medium text-ochre-ink')}>
      <Clock {...icon} />
      {closing.words}
    </span>
  );
}

/** An event on the wall: no box, the picture is the card. */
export function ContestCard({ contest }: { contest: Contest }) {
  return (
    <article className="group relative">
      <div className="aspect-video overflow-hidden rounded-card">
        <ContestCover contest={contest} sizes="(max-width: 768px) 100vw, (max-width: 1180px) 50vw, 400px" />
      </div>
      <h3 className="mt-3 text-18 group-hover:text-brand-ink">
        <Link to={eventPath(contest.id)} className={COVERING}>
          {contest.title}
        </Link>
      </h3>
      <p className="line-clamp-2 text-ink-2">{contest.summary}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-13 text-ink-3">
        <ClosingLine contest={contest} />
        <span className={FACT}>
          <Users {...icon} />
          {formatNumber(contest.participant_count)} 人
        </span>
        {contest.prize_pool > 0 ? (
          <span className="ml-auto">
            奖金 <Money from={contest.prize_pool} className="text-14" />
          </span>
        ) : null}
      </p>
    </article>
  );
}
