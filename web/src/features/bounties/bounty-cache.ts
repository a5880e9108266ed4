import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { bountyKeys, categoriesQuery } from './bounty-queries.ts';

type Page = { data: readonly Bounty[] };
export type BountyChange = Partial<Bounty> | ((bounty: Bounty) => Partial<Bounty>);

function changed<B extends Bounty>(bounty: B, change: BountyChange): B {
  return { ...bounty, ...(typeof change === 'function' ? change(bounty) : change) };
}

/** Changes one bounty wherever it is shown: in every list and in its dialog. */
export function patchBounty(queryClient: QueryClient, id: number, change: BountyChange): void {
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: bountyKeys.lists }, (data) => {
    if (!data?.pages.some((page) => page.data.some((bounty) => bounty.id === id))) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      data: page.data.map((bounty) => (bounty.id === id ? changed(bounty, change) : bounty)),
    }));
    return { ...data, pages };
  });
  queryClient.setQueryData<Bounty>(bountyKeys.detail(id), (bounty) => bounty && changed(bounty, change));
}

/** The server counts every few seconds: asked now, it would leave out the one that was just published. */
export function countOneMore(queryClient: QueryClient, category: number): void {
  queryClient.setQueryData(categoriesQuery.queryKey, (counts) =>
    counts?.map((each) => (each.id === category ? { ...each, count: each.count + 1 } : each)),
  );
}

/** The rows of all pages; one that moved between two pages while they were read is shown once. */
export function rowsOf<Row extends { id: number }>(
  data: InfiniteData<{ data: readonly Row[] }> | undefined,
): Row[] {
  const rows = (data?.pages ?? []).flatMap((page) => page.data);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
