import { marketCategories, marketIdOf, marketStyles, type MarketWord } from '@zaojie/contract/market-words';
import { creatorSorts, priceBandOf, type CreatorSort } from '@zaojie/contract/storefronts/price-bands';

/** What the creator market shows. It stands in the address beside the tab, so that a reload, Back and links keep it. */
export type CreatorFilters = {
  /** English words; empty for all. */
  type: string;
  style: string;
  priceBand: string;
  isOnlyOn: boolean;
  sort: CreatorSort;
};

function wordOf(words: readonly MarketWord[], given: string | null): string {
  const id = marketIdOf(words, given);
  return words.find((each) => each.id === id)?.word ?? '';
}

/** Rubbish in an address counts as left out. */
export function readCreatorFilters(search: URLSearchParams): CreatorFilters {
  return {
    type: wordOf(marketCategories, search.get('type')),
    style: wordOf(marketStyles, search.get('style')),
    priceBand: priceBandOf(search.get('price_band'))?.word ?? '',
    isOnlyOn: search.get('only_on') === '1',
    sort: creatorSorts.find((each) => each === search.get('sort')) ?? 'rating',
  };
}

/** The same address with other filters: what is usual is left out, what belongs to others stays. */
export function withCreatorFilters(search: URLSearchParams, filters: CreatorFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = {
    type: filters.type,
    style: filters.style,
    price_band: filters.priceBand,
    only_on: filters.isOnlyOn ? '1' : '',
    sort: filters.sort === 'rating' ? '' : filters.sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
