import { expect, test } from 'vitest';
import { makeApplication } from '../bounty-test-rig.ts';
import { cheapest, comparedRows } from './comparison-rows.ts';

const now = new Date('2026-03-01T04:00:00Z');
const { applicant, bounty } = makeApplication();

function compared(price: number, days: number | null, parts: Partial<typeof applicant> = {}) {
  return makeApplication({
    price,
    days,
    applicant: { ...applicant, ...parts },
    bounty: { ...bounty, deadline: '2026-03-13' },
  });
}

test('the best value gets a word, unless two share it or nobody else is known', () => {
  const three = [
    compared(2900, 12, { rating: 5 }),
    compared(2450, 16, { rating: 4.7, reply_rate: null }),
    compared(3100, 9, { rating: null, on_time_rate: 99, reply_rate: null }),
  ];
  const rows = comparedRows(three, now);
  const bests = Object.fromEntries(rows.map(({ name, values }) => [name, values.map(({ best }) => best)]));
  expect(bests).toEqual({
    工期: ['', '', '最快'],
    评分: ['最高', '', ''],
    按时率: ['', '', '最高'],
    回复率: ['', '', ''],
  });
  expect(rows[0]?.values.map(({ note }) => note)).toEqual(['正好到截稿日', '比截稿晚 4 天', '比截稿早 3 天']);
  expect(rows[1]?.values.map(({ value }) => value)).toEqual(['5.0', '4.7', '暂无']);
  expect(cheapest(three)).toBe(1);
  expect(cheapest([compared(1, null), compared(1, null)])).toBe(-1);
});
