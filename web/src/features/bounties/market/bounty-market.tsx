import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useResumed } from '../../users/use-resumed.ts';
import { useBountyDialog } from '../bounty-address.ts';
import { rowsOf } from '../bounty-cache.ts';
import { marketQuery } from '../bounty-queries.ts';
import { BountyList } from './bounty-list.tsx';
import {
  isFiltered,
  NO_FILTERS,
  readMarketFilters,
  withMarketFilters,
  type MarketFilters,
} from './market-address.ts';
import { BountyFilters } from './market-filters.tsx';

/** The bounties of everybody. What is shown comes from the address. */
export function BountyMarket({ onPublish }: { onPublish: () => void }) {
  const [query, setQuery] = useSearchParams();
  const key = query.toString();
  const addressed = useMemo(() => readMarketFilters(new URLSearchParams(key)), [key]);
  // A box is ticked at once; the address follows a moment later, and is right from then on.
  const [wanted, setWanted] = useState<{ key: string; filters: MarketFilters } | null>(null);
  if (wanted !== null && wanted.key !== key) setWanted(null);
  const filters = wanted?.key === key ? wanted.filters : addressed;
  const list = useInfiniteQuery({ ...marketQuery(filters), placeholderData: keepPreviousData });
  const bounties = useMemo(() => rowsOf(list.data), [list.data]);
  const { value: opened } = useBountyDialog('bounty');
  const { open } = useBountyDialog('apply');
  useResumed(
    (deed) => deed.kind === 'apply-bounty' && opened === null,
    (deed) => ('id' in deed ? open(String(deed.id)) : undefined),
  );

  function change(next: Partial<MarketFilters>) {
    const changed = { ...filters, ...next };
    setWanted({ key, filters: changed });
    setQuery(withMarketFilters(query, changed), { preventScrollReset: true });
  }

  return (
    <>
      <BountyFilters filters={filters} onChange={change} />
      <div
        aria-busy={list.isPlaceholderData}
        className={classNames('transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        <BountyList
          label="约稿"
          list={list}
          bounties={bounties}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                line="没有符合条件的约稿"
                action={
                  <Button onClick={() => change({ ...NO_FILTERS, order: filters.order })}>清空筛选</Button>
                }
              />
            ) : (
              <EmptyState
                line="还没有人发布约稿"
                action={
                  <Button look="primary" onClick={onPublish}>
                    发布约稿
                  </Button>
                }
              />
            )
          }
        />
      </div>
    </>
  );
}
