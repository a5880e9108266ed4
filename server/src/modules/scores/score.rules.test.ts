import { expect, test } from 'vitest';
import { dayOf } from './score.rules.ts';

test.each([
  ['2026-03-01T00:00:00Z', '2026-03-01'],
  ['2026-03-01T15:59:59Z', '2026-03-01'],
  ['2026-03-01T16:00:00Z', '2026-03-02'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('%s is %s in Shanghai', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});
