import { expect, test } from 'vitest';
import { monthsUntil, monthText, readLedgerFilter, writeLedgerFilter } from './ledger-address.ts';

test.each([
  ['', { kind: null, month: null, direction: null }],
  ['kind=income&month=2026-11&direction=in', { kind: 'income', month: '2026-11', direction: 'in' }],
  ['kind=toString&month=2026-13&direction=up', { kind: null, month: null, direction: null }],
  ['kind=freeze&month=1999-01', { kind: 'freeze', month: null, direction: null }],
])('%s is read as %j', (search, filter) => {
  expect(readLedgerFilter(new URLSearchParams(search))).toEqual(filter);
});

test('a filter that is taken away leaves the address, and nothing else does', () => {
  const query = new URLSearchParams('payment=7&kind=income&direction=in');
  expect(writeLedgerFilter(query, { kind: null, month: '2026-11' }).toString()).toBe(
    'payment=7&direction=in&month=2026-11',
  );
});

test('the months go back from that of Shanghai, over the turn of the year', () => {
  const months = monthsUntil(new Date('2025-12-31T16:30:00Z'), null);
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(months).toHaveLength(24);
  expect(monthsUntil(new Date('2025-12-31T16:30:00Z'), '2020-02').at(-1)).toBe('2020-02');
  expect(monthText('2026-03')).toBe('2026年3月');
});
