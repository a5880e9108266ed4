import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TextButton } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ledgerQuery } from '../wallet-queries.ts';
import { readLedgerFilter, writeLedgerFilter, type LedgerFilter } from './ledger-address.ts';
import { LedgerFilters } from './ledger-filters.tsx';
import { LedgerRows } from './ledger-rows.tsx';

const NOTHING: Partial<LedgerFilter> = { kind: null, month: null, direction: null };
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

function RowsSkeleton() {
  return (
    <SkeletonGroup className="mt-4 grid">
      {SKELETONS.map((key) => (
        <span key={key} className="flex items-center gap-4 border-b border-line py-4 last:border-b-0">
          <Skeleton width={90} className="max-md:hidden" />
          <span className="grid min-w-0 flex-1 gap-2">
            <Skeleton width="40%" />
            <Skeleton width="65%" />
          </span>
          <Skeleton width={80} />
        </span>
      ))}
    </SkeletonGroup>
  );
}

export function LedgerPanel() {
  const [query, setQuery] = useSearchParams();
  const filter = readLedgerFilter(query);
  const list = useInfiniteQuery({ ...ledgerQuery(filter), placeholderData: keepPreviousData });
  const entries = (list.data?.pages ?? []).flatMap((page) => page.data);
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const change = (next: Partial<LedgerFilter>) =>
    setQuery(writeLedgerFilter(query, next), { preventScrollReset: true });

  return (
    <Panel title="账本" about="只增不改，每一笔都能追到来处">
      <LedgerFilters filter={filter} onChange={change} />
      <div
        aria-busy={list.isPlaceholderData || undefined}
        className={list.isPlaceholderData ? 'opacity-60' : undefined}
      >
        {list.isPending ? <RowsSkeleton /> : null}
        {list.isError && entries.length === 0 ? (
          <ErrorState
            title="账本没有取到"
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {entries.length > 0 ? <LedgerRows entries={entries} /> : null}
        {list.isSuccess && entries.length === 0 ? (
          <p className="py-10 text-center text-ink-2">
            {isFiltered ? '这样筛没有记录。' : '还没有一笔进出，充值或接单之后都会记在这里。'}
            {isFiltered ? (
              <TextButton className="ml-1 text-14" onClick={() => change(NOTHING)}>
                看全部
              </TextButton>
            ) : null}
          </p>
        ) : null}
        <LoadMore list={list} />
      </div>
    </Panel>
  );
}
