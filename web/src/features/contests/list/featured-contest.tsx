import type { ContestStep } from '@zaojie/contract/contests/contest-words';
import type { ContestCard as Contest } from '@zaojie/contract/contests/contest.schemas';
import { Link } from 'react-router';
import { formatDay, formatLeft, formatMoment } from '../../../text/dates.ts';
import { formatNumber } from '../../../text/numbers.ts';
import { useServerNow } from '../../../ui/clock/server-clock.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { WIDTH_OF_PHONE } from '../../../ui/media/picture-source.ts';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { eventPath, registerPath, votePath } from '../contest-paths.ts';
import { statusTones } from '../status-tones.ts';
import { ContestCover } from './contest-card.tsx';
import { SecondCountdown, TICKS_FROM_MS } from './second-countdown.tsx';

function Figure({ value, label }: { value: React.ReactNode; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="text-18 leading-ui font-semibold">{value}</dd>
    </div>
  );
}

function Figures({ contest }: { contest: Contest }) {
  const length = formatLeft(contest.submissions_close_at, contest.starts_at);
  const isMaking = contest.tab === 'open' || contest.tab === 'running';
  return (
    <dl className="my-4 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4 max-md:gap-x-6">
      <Figure value={formatNumber(contest.participant_count)} label="人已报名" />
      {contest.prize_pool > 0 ? <Figure value={<Money from={contest.prize_pool} />} label="奖金池" /> : null}
      {isMaking && length !== null ? (
        <Figure value={length} label={`${formatMoment(contest.starts_at)} 开始`} />
      ) : (
        <Figure value={formatNumber(contest.entry_count)} label="件作品" />
      )}
    </dl>
  );
}

const LABELS: Readonly<Record<ContestStep, string>> = {
  registration_opens: '离报名',
  starts: '报名截止',
  submissions_close: '交稿截止',
  voting_closes: '投票截止',
  announces: '离公布',
};

/** The clock ticks when it is near; before that it is a quiet line. */
function Closing({ contest: { countdown } }: { contest: Contest }) {
  const now = useServerNow();
  if (countdown === null) return null;
  if (Date.parse(countdown.at) - now.getTime() < TICKS_FROM_MS) {
    return <SecondCountdown label={LABELS[countdown.step]} deadline={countdown.at} />;
  }
  const left = formatLeft(countdown.at, now) ?? '';
  return (
    <p className="text-13 text-ink-3">
      {LABELS[countdown.step]}还剩 {left.split(' 天')[0]} 天，{formatMoment(countdown.at, now)}
    </p>
  );
}

function deedOf({ id, status, is_registered: isIn, countdown }: Contest): { to: string; label: string } {
  if (status === 'open' && !isIn && countdown?.step !== 'registration_opens') {
    return { to: registerPath(id), label: '报名' };
  }
  if (status === 'voting') return { to: votePath(id), label: '去投票' };
  if (status === 'announced' || status === 'closed') return { to: eventPath(id), label: '看结果' };
  return { to: eventPath(id), label: isIn ? '看我的参赛' : '看活动' };
}

/** The first of a tab, large: picture 7, words 5. */
export function FeaturedContest({ contest }: { contest: Contest }) {
  const { to, label } = deedOf(contest);
  return (
    <article className="group grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-center gap-x-10 gap-y-5 pt-6 pb-10 max-[1180px]:grid-cols-[minmax(0,1fr)] max-md:pt-0 max-md:pb-7">
      <Link
        to={eventPath(contest.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="block h-110 overflow-hidden rounded-card max-md:-mx-4 max-md:h-55 max-md:rounded-none"
      >
        <ContestCover
          contest={contest}
          sizes={`${WIDTH_OF_PHONE}, (max-width: 1180px) 100vw, 680px`}
          isFirst
        />
      </Link>
      <div className="min-w-0">
        <StatusLabel tone={statusTones[contest.status]}>{contest.status_label}</StatusLabel>
        <h2 className="mt-2.5 mb-2 font-display text-28 leading-[1.4] max-md:text-22">
          <Link to={eventPath(contest.id)} className="hover:text-brand-ink">
            {contest.title}
          </Link>
        </h2>
        <p className="text-16 text-ink-2">{contest.summary}</p>
        <Figures contest={contest} />
        <Closing contest={contest} />
        {contest.status === 'announced' ? (
          <p className="text-13 text-ink-3">{formatDay(contest.announce_at)}公布了结果</p>
        ) : null}
        <ButtonLink to={to} look="primary" size="large" className="mt-5 min-w-37 max-md:w-full">
          {label}
        </ButtonLink>
      </div>
    </article>
  );
}
