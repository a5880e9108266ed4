import type { EntryDetail } from '@zaojie/contract/contests/entry.schemas';
import { Link } from 'react-router';
import { ButtonLink, TextButton } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { useReport } from '../../reports/use-report.tsx';
import { votePath } from '../contest-paths.ts';
import { anonymousName } from '../detail/entry-tile.tsx';
import { EntryFigure, EntryThumbs, EntryWays } from './entry-work.tsx';

function Authors({ entry }: { entry: EntryDetail }) {
  if (entry.authors === null) {
    return (
      <p className="text-13 text-ink-3">
        {anonymousName(entry.number)}
        {entry.is_mine ? '，这是你的作品' : '，作者在投票结束后公布'}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {entry.team_name ? <b className="font-semibold">{entry.team_name}</b> : null}
      {entry.authors.map(({ id, nickname, avatar }) => (
        <Link key={id} to={`/user/${id}`} className="flex items-center gap-2 hover:text-brand-ink">
          <Avatar name={nickname} src={avatar} size={28} />
          {nickname}
        </Link>
      ))}
    </div>
  );
}

function Scores({ entry }: { entry: EntryDetail }) {
  if (entry.criteria_scores.length === 0) return null;
  return (
    <section aria-label="得分" className="border-t border-line pt-4">
      <p className="mb-2 flex items-baseline gap-3">
        <b className="text-22 font-semibold tabular-nums">{entry.score?.toFixed(2) ?? '—'}</b>
        <span className="text-13 text-ink-3">
          {entry.rank === null ? '' : `第 ${entry.rank} 名，`}
          {entry.ballot_count} 人评过
        </span>
      </p>
      <dl className="grid grid-cols-1 gap-1">
        {entry.criteria_scores.map(({ criterion_id: id, name, weight, score }) => (
          <div key={id} className="flex justify-between gap-3 text-ink-2">
            <dt>
              {name} <span className="text-13 text-ink-3">{weight}%</span>
            </dt>
            <dd className="tabular-nums">{score.toFixed(2)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A work of an event, as everybody sees it. */
export function EntryView({ entry }: { entry: EntryDetail }) {
  const report = useReport({ kind: 'entry', id: entry.id, name: `作品“${entry.title}”` });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-x-10 gap-y-5 max-[1180px]:grid-cols-[minmax(0,1fr)]">
      <EntryFigure entry={entry} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <header>
          <h1 className="text-28 max-md:text-22">{entry.title}</h1>
          <div className="mt-2">
            <Authors entry={entry} />
          </div>
        </header>
        {entry.status === 'disqualified' ? (
          <p className="rounded-control bg-danger-tint px-3 py-2 text-13 text-danger">
            <StatusLabel tone="danger" className="mr-2">
              已取消资格
            </StatusLabel>
            {entry.reason}
          </p>
        ) : null}
        {entry.description === '' ? null : (
          <p className="text-16 leading-[1.75] break-words whitespace-pre-line text-ink-2">
            {entry.description}
          </p>
        )}
        <EntryThumbs entry={entry} />
        <EntryWays entry={entry} />
        <Scores entry={entry} />
        {entry.can.vote ? (
          <ButtonLink to={votePath(entry.contest.id, entry.id)} look="primary">
            {entry.my_ballot?.scores ? '改分' : '给它打分'}
          </ButtonLink>
        ) : null}
        {entry.can.report ? (
          <TextButton onClick={report.open} className="justify-self-start text-ink-3!">
            举报
          </TextButton>
        ) : null}
        {report.dialog}
      </div>
    </div>
  );
}
