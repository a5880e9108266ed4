import { expect, test } from 'vitest';
import { isFiltered, NO_FILTERS, readMarketFilters, withMarketFilters } from './market-address.ts';

test('every filter lives in the address, and what begins as it is stays out of it', () => {
  const filters = {
    order: 'hot',
    category: 2,
    style: 3,
    business: 'business',
    isEnterprise: true,
    noApplicants: true,
    characterDesign: true,
  } as const;
  const address = withMarketFilters(new URLSearchParams('bounty=7'), filters);
  expect(address.toString()).toBe(
    'bounty=7&order=hot&category=2&style=3&business=business&is_enterprise=1&no_applicants=1&character_design=1',
  );
  expect(readMarketFilters(address)).toEqual(filters);
  expect(withMarketFilters(address, NO_FILTERS).toString()).toBe('bounty=7');
});

test.each([
  ['category=角色设计&style=traditional', { category: 2, style: 3 }],
  ['category=99&style=x&order=old&business=me&is_enterprise=yes', {}],
])('%s is read as far as it makes sense', (address, parts) => {
  expect(readMarketFilters(new URLSearchParams(address))).toEqual({ ...NO_FILTERS, ...parts });
});

test('the order hides nothing', () => {
  expect(isFiltered({ ...NO_FILTERS, order: 'hot' })).toBe(false);
  expect(isFiltered({ ...NO_FILTERS, noApplicants: true })).toBe(true);
});
