import { useInfiniteQuery } from '@tanstack/react-query';
import type { DisputeCard } from '@zaojie/contract/orders/dispute-case.schemas';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '../../../hooks/use-now.ts';
import { formatLeft, formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { queueQuery, type QueueStatus } from '../dispute/dispute-queries.ts';

function whereItStands(dispute: DisputeCard, now: Date): { words: string; tone: string } {
  if (dispute.status === 'ruled') {
    return { words: `${formatMoment(dispute.ruled_at ?? dispute.created_at)} 已裁决`, tone: 'text-ink-3' };
  }
  if (dispute.status === 'evidence') {
    return {
      words: `举证还剩 ${formatLeft(dispute.evidence_until, now) ?? '不到 1 分钟'}`,
      tone: 'text-ink-3',
    };
  }
  return dispute.is_overdue
    ? { words: '超时，还没有裁决', tone: 'text-danger' }
    : { words: '等待裁决', tone: 'text-ochre-ink' };
}

function Row({ dispute, isChosen, search }: { dispute: DisputeCard; isChosen: boolean; search: string }) {
  const { words, tone } = whereItStands(dispute, useNow());
  return (
    <li>
      <Link
        to={{ pathname: `/admin/disputes/${dispute.id}`, search }}
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'block border-l-3 px-4 py-3 leading-ui transition-colors hover:bg-surface-2',
          isChosen ? 'border-brand bg-brand-tint' : 'border-transparent',
        )}
      >
        <b className="block truncate font-medium">{dispute.title}</b>
        <span className="block truncate text-13 text-ink-3">
          {dispute.client.nickname} 对 {dispute.creator.nickname}，{formatYuan(dispute.held, { exact: true })}
        </span>
        <span className={classNames('block text-13', tone)}>{words}</span>
      </Link>
    </li>
  );
}

/** Cases that wait, the overdue ones first; and those that were ruled. */
export function DisputeQueue({ chosenId }: { chosenId: number | null }) {
  const [search, setSearch] = useSearchParams();
  const status: QueueStatus = search.get('status') === 'ruled' ? 'ruled' : 'open';
  const list = useInfiniteQuery(queueQuery(status));
  const disputes = list.data?.pages.flatMap((page) => page.data) ?? [];
  const open = list.data?.pages[0]?.open;
  return (
    <section aria-label="仲裁队列">
      <Segmented
        label="状态"
        name="dispute-status"
        value={status}
        options={[
          { value: 'open', label: open === undefined ? '待处理' : `待处理 ${open}` },
          { value: 'ruled', label: '已裁决' },
        ]}
        onChange={(next) =>
          setSearch(next === 'ruled' ? { status: 'ruled' } : {}, { preventScrollReset: true })
        }
        className="mb-3"
      />
      {list.isPending ? (
        <SkeletonGroup className="grid gap-5 py-2">
          {['a', 'b', 'c'].map((key) => (
            <span key={key} className="grid gap-2">
              <Skeleton width="70%" />
              <Skeleton width="90%" />
            </span>
          ))}
        </SkeletonGroup>
      ) : list.isError && disputes.length === 0 ? (
        <ErrorState
          title={LIST_FAILED}
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : disputes.length === 0 ? (
        <EmptyState line={status === 'open' ? '没有等着裁决的案子。' : '还没有裁决过。'} />
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {disputes.map((dispute) => (
              <Row
                key={dispute.id}
                dispute={dispute}
                isChosen={dispute.id === chosenId}
                search={search.toString()}
              />
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </section>
  );
}
