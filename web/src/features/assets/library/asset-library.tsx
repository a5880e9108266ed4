import { assetTypeNames, assetTypes } from '@zaojie/contract/assets/asset-words';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { libraryQuery, rowsOf } from '../asset-queries.ts';
import { AssetWall } from './asset-wall.tsx';
import {
  isFiltered,
  readLibraryFilters,
  withLibraryFilters,
  type LibraryFilters,
} from './library-address.ts';
import { LibraryFiltersRow } from './library-filters.tsx';

const TABS_ID = 'asset-types';
const NOTHING = { type: null, licence: null, tag: null };

/** What everybody shares. What is shown comes from the address. */
export function AssetLibrary() {
  const [query, setQuery] = useSearchParams();
  const key = query.toString();
  const filters = useMemo(() => readLibraryFilters(new URLSearchParams(key)), [key]);
  const list = useInfiniteQuery({ ...libraryQuery(filters), placeholderData: keepPreviousData });
  const assets = useMemo(() => rowsOf(list.data), [list.data]);
  const counts = list.data?.pages[0]?.counts;
  const tab = filters.type ?? 'all';

  function change(next: Partial<LibraryFilters>) {
    setQuery(withLibraryFilters(query, { ...filters, ...next }), { preventScrollReset: true });
  }

  const tabs = [
    { value: 'all' as const, label: '全部', count: counts?.all },
    ...assetTypes.map((type) => ({ value: type, label: assetTypeNames[type], count: counts?.[type] })),
  ];
  const empty = isFiltered(filters) ? (
    <EmptyState
      line="没有符合条件的素材"
      action={<Button onClick={() => change(NOTHING)}>清空筛选</Button>}
    />
  ) : (
    <EmptyState
      line="素材库还是空的，第一件可以是你的"
      action={
        <ButtonLink to="/upload" look="primary">
          上传素材
        </ButtonLink>
      }
    />
  );
  return (
    <>
      <Tabs
        id={TABS_ID}
        label="素材类型"
        items={tabs}
        value={tab}
        onChange={(value) => change({ type: value === 'all' ? null : value })}
      />
      <TabPanel id={TABS_ID} value={tab}>
        <LibraryFiltersRow filters={filters} onChange={change} />
        <div
          aria-busy={list.isPlaceholderData}
          className={classNames('transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          <AssetWall list={list} assets={assets} empty={empty} />
        </div>
      </TabPanel>
    </>
  );
}
