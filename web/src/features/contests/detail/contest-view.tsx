import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { formatNumber } from '../../../text/numbers.ts';
import { ServerClock } from '../../../ui/clock/server-clock.tsx';
import { later } from '../../../ui/feedback/later.tsx';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { EVENTS_PATH } from '../contest-paths.ts';
import { statusTones } from '../status-tones.ts';
import { ContestAbout } from './contest-about.tsx';
import { ContestNow } from './contest-now.tsx';
import { ContestSide } from './contest-side.tsx';
import { ContestSteps } from './contest-steps.tsx';
import { Discussion } from './discussion.tsx';
import { EntriesSection } from './entries-section.tsx';
import { ResultsSection } from './results-section.tsx';

const AmendButton = later<{ contest: ContestDetail }>(
  async () => (await import('./amend-dialog.tsx')).AmendButton,
  '没有加载出来',
);

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_320px] items-start gap-x-10 gap-y-8 max-[1180px]:grid-cols-[minmax(0,1fr)]';

function Head({ contest }: { contest: ContestDetail }) {
  const { cover, title, status, organiser, team_max: most } = contest;
  const people = `${formatNumber(contest.participant_count)} 人`;
  return (
    <>
      {cover === null ? null : (
        <figure className="h-80 overflow-hidden rounded-card max-md:-mx-4 max-md:h-45 max-md:rounded-none">
          <Picture
            {...pictureSource(cover, '')}
            sizes="(max-width: 768px) 100vw, 1180px"
            priority
            className="rounded-[inherit]! [&_img]:object-[50%_80%]"
          />
        </figure>
      )}
      <div className="my-5 flex flex-wrap items-center gap-x-3 gap-y-1 max-md:my-4">
        <h1 className="font-display text-28 leading-[1.35] max-md:text-22">{title}</h1>
        <StatusLabel tone={statusTones[status]}>{contest.status_label}</StatusLabel>
        <p className="ml-auto text-13 text-ink-3 max-[1180px]:ml-0 max-[1180px]:w-full">
          {organiser.nickname}主办 · {contest.category_name} · {people}
          {most > 1 ? `，${formatNumber(contest.team_count)} 支队伍` : ''}
        </p>
        {contest.can.amend ? <AmendButton contest={contest} /> : null}
      </div>
    </>
  );
}

type ContestViewProps = { contest: ContestDetail; receivedAt: number };

/** Everything about one event. What was won comes before the works once it is known. */
export function ContestView({ contest, receivedAt }: ContestViewProps) {
  const isOver = contest.status === 'announced' || contest.status === 'closed';
  return (
    <ServerClock serverTime={contest.server_time} receivedAt={receivedAt}>
      <article>
        <div className="mb-2.5">
          <Crumbs way={[{ to: EVENTS_PATH, label: '活动' }]} here={contest.title} />
        </div>
        <Head contest={contest} />
        <ContestNow contest={contest} />
        <ContestSteps contest={contest} />
        <div className={COLUMNS}>
          <ContestAbout contest={contest} />
          <ContestSide contest={contest} />
        </div>
        {isOver ? <ResultsSection contest={contest} /> : null}
        <EntriesSection contest={contest} />
        {isOver ? null : <ResultsSection contest={contest} />}
        {contest.tag === null ? null : <Discussion tag={contest.tag} />}
      </article>
    </ServerClock>
  );
}
