import { marketCategories, marketStyles, type MarketWord } from '@zaojie/contract/market-words';
import { priceBands } from '@zaojie/contract/storefronts/price-bands';
import type { CreatorFilters } from './creator-address.ts';

export type Choice = { value: string; label: string };
export type FilterName = 'type' | 'style' | 'priceBand' | 'sort';
export type FilterRow = {
  name: FilterName;
  label: string;
  choices: readonly Choice[];
  /** What is chosen when nothing is. */
  usual: string;
};

const wordChoices = (words: readonly MarketWord[]) =>
  words.map(({ word, name }) => ({ value: word, label: name.replace(/^([A-Za-z]+)/, '$1 ') }));

export const filterRows: readonly FilterRow[] = [
  {
    name: 'type',
    label: '类型',
    choices: [{ value: '', label: '全部' }, ...wordChoices(marketCategories)],
    usual: '',
  },
  {
    name: 'style',
    label: '画风',
    choices: [{ value: '', label: '全部' }, ...wordChoices(marketStyles)],
    usual: '',
  },
  {
    name: 'priceBand',
    label: '起价',
    choices: [
      { value: '', label: '不限' },
      ...priceBands.map(({ word, name }) => ({ value: word, label: name })),
    ],
    usual: '',
  },
];

export const sortRow: FilterRow = {
  name: 'sort',
  label: '排序',
  choices: [
    { value: 'rating', label: '评分' },
    { value: 'orders', label: '成交' },
    { value: 'price_asc', label: '价格升序' },
    { value: 'price_desc', label: '价格降序' },
  ],
  usual: 'rating',
};

/** A choice of a row as a part of the filters. */
export function chosen(name: FilterName, value: string): Partial<CreatorFilters> {
  return { [name]: value };
}
