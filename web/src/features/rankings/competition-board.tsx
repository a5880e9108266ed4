import type { RankedCompetition, Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { Clock, Users } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoment } from '../../text/dates.ts';
import { formatNumber } from '../../text/numbers.ts';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { StatusLabel, type LabelTone } from '../../ui/text/label.tsx';
import { Money } from '../../ui/text/money.tsx';
import { NoEntries } from './no-entries.tsx';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const TONES: Record<RankedCompetition['status'], LabelTone> = {
  open: 'success',
  running: 'brand',
  voting: 'ochre',
  ended: 'neutral',
};

const ENDS: Record<RankedCompetition['status'], string> = {
  open: '报名截止',
  running: '交稿截止',
  voting: '投票截止',
  ended: '结束',
};

const CARD =
  'relative grid h-full min-h-42 grid-cols-[208px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface transition-colors ' +
  'hover:border-line-2 max-md:min-h-33 max-md:grid-cols-[112px_minmax(0,1fr)] max-md:rounded-none max-md:border-x-0';

function CompetitionCard({ competition }: { competition: RankedCompetition }) {
  const { id, title, cover, status, statusText, participants, deadline, prizePool } = competition;
  return (
    <article className={CARD}>
      {/* The words decide how high the card is, not the picture. */}
      <span className="relative bg-surface-2">
        <span className="absolute inset-0">
          {cover ? (
            <Picture
              {...pictureSource(cover)}
              sizes="(max-width: 768px) 112px, 208px"
              className="rounded-none!"
            />
          ) : null}
        </span>
      </span>
      <div className="flex min-w-0 flex-col items-start px-5 py-4.5 max-md:px-4 max-md:py-3.5">
        <StatusLabel tone={TONES[status]}>{statusText}</StatusLabel>
        <h3 className="mt-2 text-18 max-md:text-16">
          <Link
            to={`/events/${id}`}
            className="-outline-offset-2 after:absolute after:inset-0 hover:text-brand-ink"
          >
            {title}
          </Link>
        </h3>
        {prizePool > 0 ? (
          <p className="mt-1 text-13 text-ink-3">
            奖金池 <Money from={prizePool} className="ml-1 text-16" />
          </p>
        ) : null}
        <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3 text-13 text-ink-3">
          <span className="inline-flex items-center gap-1.25">
            <Users {...icon} />
            {formatNumber(participants)} 人
          </span>
          <span className="inline-flex items-center gap-1.25">
            <Clock {...icon} />
            {formatMoment(deadline)} {ENDS[status]}
          </span>
        </p>
      </div>
    </article>
  );
}

/** The contests of one kind; each opens its event. */
export function CompetitionBoard({ ranking: { competitions, total } }: { ranking: Ranking }) {
  if (total === 0) return <NoEntries tab="competition" />;
  return (
    <ul
      aria-label="竞赛"
      className="grid grid-cols-2 gap-4 max-lg:grid-cols-1 max-md:-mx-4 max-md:gap-2 [&>li]:min-w-0"
    >
      {competitions.map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} />
        </li>
      ))}
    </ul>
  );
}
