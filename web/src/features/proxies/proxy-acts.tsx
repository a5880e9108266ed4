import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProxyAct } from '@zaojie/contract/proxies/proxy.schemas';
import type { ProxySubject } from '@zaojie/contract/proxies/proxy-words';
import { Link } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { formatFullTime, formatMoment } from '../../text/dates.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { proxyActsQuery, type ProxySide } from './proxy-queries.ts';

/** Where an act can be looked at; an application has no page of its own. */
const pathOf: Record<ProxySubject, ((id: number) => string) | null> = {
  bounty: (id) => `/commission?bounty=${id}`,
  order: (id) => `/order/${id}`,
  post: (id) => `/post/${id}`,
  application: null,
};

function Act({ act }: { act: ProxyAct }) {
  const { principal, agent, subject, subject_id: subjectId, created_at: at } = act;
  const path = subject === null || subjectId === null ? null : (pathOf[subject]?.(subjectId) ?? null);
  return (
    <li className="grid min-h-14 grid-cols-[112px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0">
      <time
        dateTime={at}
        title={formatFullTime(at)}
        className="text-13 whitespace-nowrap text-ink-3 tabular-nums max-md:col-start-1 max-md:row-start-2 max-md:text-12"
      >
        {formatMoment(at)}
      </time>
      <div className="min-w-0">
        {path === null ? (
          <b className="block font-medium">{act.deed}</b>
        ) : (
          <Link to={path} className="block font-medium hover:text-brand-ink">
            {act.deed}
          </Link>
        )}
        <p className="truncate text-13 text-ink-3">
          {act.by === 'agent'
            ? `由 ${agent.nickname} 代 ${principal.nickname} 操作`
            : `${principal.nickname} 改了给 ${agent.nickname} 的授权`}
        </p>
        {act.detail === '' ? null : <p className="text-13 text-ink-2">{act.detail}</p>}
      </div>
      <span className="text-13 whitespace-nowrap text-ink-3">{act.scope_label}</span>
    </li>
  );
}

/** What was done, the latest first; nothing is ever taken out. */
export function ProxyActs({ side }: { side: ProxySide }) {
  const list = useInfiniteQuery(proxyActsQuery(side));
  const acts = (list.data?.pages ?? []).flatMap((page) => page.data);
  return (
    <section aria-labelledby="proxy-acts" className="mt-8">
      <h2 id="proxy-acts" className="mb-2 text-16">
        操作记录
      </h2>
      {acts.length > 0 ? (
        <ol className="border-t border-line">
          {acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ol>
      ) : null}
      {list.isSuccess && acts.length === 0 ? (
        <p className="border-t border-line pt-4 text-ink-2">
          {side === 'given' ? '还没有人代你操作过。' : '你还没有代别人操作过。'}
        </p>
      ) : null}
      {list.isPending ? (
        <SkeletonGroup className="grid gap-4 pt-2">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} width="100%" height={36} />
          ))}
        </SkeletonGroup>
      ) : null}
      {list.isError && acts.length === 0 ? (
        <InlineError
          text={messageOf(list.error, '记录没有取到')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      <LoadMore list={list} />
    </section>
  );
}
