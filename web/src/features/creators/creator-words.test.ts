import { expect, test } from 'vitest';
import { availabilityOf } from './creator-words.ts';

// A Wednesday.
const now = new Date('2026-11-18T10:00:00+08:00');

test.each([
  ['on', '2026-11-18', null, '现在可开工'],
  ['on', null, null, '现在可开工'],
  ['on', '2026-11-22', null, '本周可开工'],
  ['on', '2026-11-23', null, '下周可开工'],
  ['on', '2026-11-29', null, '下周可开工'],
  ['on', '2026-11-30', null, '11月30日可开工'],
  ['off', '2026-12-01', '2026-12-01', '12月1日恢复接单'],
  ['off', '2027-01-03', '2027-01-03', '2027年1月3日恢复接单'],
  ['off', '2026-12-05', null, '约满了，12月5日有空档'],
  ['off', null, null, '暂时不接单'],
] as const)('%s, free %s, resumes %s: %s', (status, free, resumes, words) => {
  expect(availabilityOf({ commission_status: status, next_free_day: free, resumes_on: resumes }, now)).toBe(
    words,
  );
});
