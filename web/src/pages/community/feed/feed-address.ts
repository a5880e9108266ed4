import { limits } from '@zaojie/contract/limits';
import type { FeedFilter } from '@zaojie/contract/posts/post.endpoints';

/** What the community page shows; it stands in the address, so that going back and links keep it. */
export type FeedAddress = { tab: FeedFilter; circleId: number | null; tagIds: readonly number[] };

const TABS: readonly FeedFilter[] = ['latest', 'all', 'follow', 'recommend'];

function toId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Rubbish in an address counts as left out. */
export function readFeedAddress(search: URLSearchParams): FeedAddress {
  const ids = (search.get('tags') ?? '').split(',').map((part) => toId(part));
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'latest',
    circleId: toId(search.get('circle') ?? ''),
    tagIds: [...new Set(ids.filter((id) => id !== null))].slice(0, limits.post.maxFilterTags),
  };
}

/** The shortest address that says it: what is usual is left out. */
export function feedPath({ tab, circleId, tagIds }: FeedAddress): string {
  const parts = [
    tab === 'latest' ? '' : `tab=${tab}`,
    circleId === null ? '' : `circle=${circleId}`,
    tagIds.length === 0 ? '' : `tags=${tagIds.join(',')}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '/community' : `/community?${parts.join('&')}`;
}
