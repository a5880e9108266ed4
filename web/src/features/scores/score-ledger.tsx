import type { ScoreEntry } from '@zaojie/contract/scores/score.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { scoreEntriesQuery } from './score-queries.ts';

function Entry({ entry }: { entry: ScoreEntry }) {
  const { label, link, points, created_at: at } = entry;
  return (
    <li className="grid min-h-11 grid-cols-[92px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line">
      <Ago at={at} className="text-13 text-ink-3" />
      {link === null ? (
        <span>{label}</span>
      ) : (
        <Link to={link} className="truncate hover:text-brand-ink">
          {label}
        </Link>
      )}
      <b className="font-semibold">+{points}</b>
    </li>
  );
}

export function ScoreLedger() {
  const list = useInfiniteQuery(scoreEntriesQuery);
  const entries = (list.data?.pages ?? []).flatMap((page) => page.data);
  return (
    <section aria-labelledby="score-ledger">
      <h2 id="score-ledger" className="mb-2 text-16">
        明细
      </h2>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {list.isSuccess && entries.length === 0 ? (
        <p className="border-t border-line pt-4 text-ink-2">还没有经验。签到、发帖、评论都会记在这里。</p>
      ) : null}
      {list.isPending ? (
        <SkeletonGroup className="grid gap-3 border-t border-line pt-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} width="100%" height={20} />
          ))}
        </SkeletonGroup>
      ) : null}
      {list.isError && entries.length === 0 ? (
        <InlineError
          text={messageOf(list.error, '明细没有取到')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      <LoadMore list={list} />
    </section>
  );
}
