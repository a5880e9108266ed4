import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { PostBody } from '../../posts/post-body.tsx';

const TITLE = 'mb-3 text-22 max-md:text-18';

function Theme({ contest: { theme, starts_at: startsAt, status } }: { contest: ContestDetail }) {
  if (theme === null) {
    if (status === 'cancelled') return null;
    return (
      <section aria-label="题目">
        <h2 className={TITLE}>题目</h2>
        <p className="rounded-card border border-dashed border-line-2 px-5 py-6 text-ink-3">
          {formatMoment(startsAt)} 公布，公布之前谁也看不到。
        </p>
      </section>
    );
  }
  return (
    <section aria-label="题目">
      <h2 className={TITLE}>题目</h2>
      <p className="mb-2.5 font-display text-28 font-semibold max-md:text-22">{theme.title}</p>
      {theme.note === '' ? null : (
        <p className="max-w-[42em] text-16 leading-[1.8] whitespace-pre-line text-ink-2">{theme.note}</p>
      )}
    </section>
  );
}

function Additions({ additions }: Pick<ContestDetail, 'additions'>) {
  if (additions.length === 0) return null;
  return (
    <section aria-label="补充说明">
      <h2 className={TITLE}>补充说明</h2>
      <ul className="grid grid-cols-1 gap-4">
        {additions.map(({ text, at }) => (
          <li key={at} className="border-l-2 border-line-2 pl-4">
            <time dateTime={at} className="block text-13 text-ink-3">
              {formatMoment(at)}
            </time>
            <p className="max-w-[42em] whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Criteria({ criteria }: Pick<ContestDetail, 'criteria'>) {
  if (criteria.length === 0) return null;
  return (
    <section aria-label="评审标准">
      <h2 className={TITLE}>评审标准</h2>
      <ul className="border-b border-line">
        {criteria.map(({ id, name, about, weight }) => (
          <li
            key={id}
            className="grid min-h-12 grid-cols-[88px_minmax(0,1fr)_140px_44px] items-center gap-x-3 border-t border-line py-2 max-md:grid-cols-[minmax(0,1fr)_80px_40px]"
          >
            <b className="font-semibold">{name}</b>
            <p className="text-ink-2 max-md:col-span-3 max-md:row-start-2 max-md:text-13">{about}</p>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-2">
              <i className="block h-full rounded-full bg-ink-2" style={{ width: `${weight}%` }} />
            </span>
            <span className="text-right text-ink-2 tabular-nums">{weight}%</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sponsors({ sponsors }: Pick<ContestDetail, 'sponsors'>) {
  if (sponsors.length === 0) return null;
  return (
    <section aria-label="赞助">
      <h2 className={TITLE}>赞助</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-16 text-ink-2">
        {sponsors.map(({ name, link }) => (
          <li key={name}>
            {link === '' ? (
              name
            ) : (
              <a
                href={link}
                target="_blank"
                rel="nofollow noopener"
                className="text-brand-ink underline-offset-3 hover:underline"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What it is about and by what it is judged. */
export function ContestAbout({ contest }: { contest: ContestDetail }) {
  return (
    <div className="grid grid-cols-1 gap-10 max-md:gap-8">
      <Theme contest={contest} />
      {contest.rules === '' ? null : (
        <section aria-label="规则">
          <h2 className={TITLE}>规则</h2>
          <PostBody html={contest.rules} />
        </section>
      )}
      <Additions additions={contest.additions} />
      <Criteria criteria={contest.criteria} />
      <Sponsors sponsors={contest.sponsors} />
    </div>
  );
}
