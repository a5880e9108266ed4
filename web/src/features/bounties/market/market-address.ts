import { marketCategories, marketIdOf, marketStyles } from '@zaojie/contract/market-words';

export type MarketFilters = {
  order: 'new' | 'hot';
  category: number | null;
  style: number | null;
  business: 'business' | 'personal' | null;
  isEnterprise: boolean;
  noApplicants: boolean;
  characterDesign: boolean;
};

const FLAGS = {
  isEnterprise: 'is_enterprise',
  noApplicants: 'no_applicants',
  characterDesign: 'character_design',
} as const;

/** What an address asks for. A hand-edited one still leads somewhere. */
export function readMarketFilters(query: URLSearchParams): MarketFilters {
  const business = query.get('business');
  return {
    order: query.get('order') === 'hot' ? 'hot' : 'new',
    category: marketIdOf(marketCategories, query.get('category')),
    style: marketIdOf(marketStyles, query.get('style')),
    business: business === 'business' || business === 'personal' ? business : null,
    isEnterprise: query.get(FLAGS.isEnterprise) === '1',
    noApplicants: query.get(FLAGS.noApplicants) === '1',
    characterDesign: query.get(FLAGS.characterDesign) === '1',
  };
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}

/** The address with these filters; what is as it begins is left out, what isn't a filter stays. */
export function withMarketFilters(query: URLSearchParams, filters: MarketFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  put(next, 'order', filters.order === 'hot' ? 'hot' : null);
  put(next, 'category', filters.category === null ? null : String(filters.category));
  put(next, 'style', filters.style === null ? null : String(filters.style));
  put(next, 'business', filters.business);
  for (const [name, word] of Object.entries(FLAGS)) {
    put(next, word, filters[name as keyof typeof FLAGS] ? '1' : null);
  }
  return next;
}

export const NO_FILTERS = readMarketFilters(new URLSearchParams());

/** Whether anything is filtered out; the order hides nothing. */
export function isFiltered(filters: MarketFilters): boolean {
  return JSON.stringify({ ...filters, order: 'new' }) !== JSON.stringify(NO_FILTERS);
}
