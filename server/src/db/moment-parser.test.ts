import { types } from 'pg';
import { expect, test } from 'vitest';
import { parseMoment } from './moment-parser.ts';

const driversOwn = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date | number;

test.for([
  ['2026-01-31 08:05:09+00', '2026-01-31T08:05:09.000Z'],
  ['2026-01-31 08:05:09.1+00', '2026-01-31T08:05:09.100Z'],
  ['2026-01-31 08:05:09.12+00', '2026-01-31T08:05:09.120Z'],
  ['2026-01-31 08:05:09.123+00', '2026-01-31T08:05:09.123Z'],
  ['2026-12-31 23:59:59.999999+00', '2026-12-31T23:59:59.999Z'],
  ['2024-02-29 00:00:00.0005+00', '2024-02-29T00:00:00.000Z'],
  // Another zone, other centuries, another era.
  ['2026-01-31 08:05:09.5+08', '2026-01-31T00:05:09.500Z'],
  ['2026-01-31 08:05:09-03:30', '2026-01-31T11:35:09.000Z'],
  ['0099-01-02 05:07:42+00', '0099-01-02T05:07:42.000Z'],
  ['12026-01-02 05:07:42+00', '+012026-01-02T05:07:42.000Z'],
  ['0044-03-15 00:00:00+00 BC', '-000043-03-15T00:00:00.000Z'],
] as const)('%s is %s', ([text, moment]) => {
  expect(parseMoment(text).toISOString()).toBe(moment);
  expect(parseMoment(text)).toEqual(driversOwn(text));
});

test.for(['infinity', '-infinity'])('%s stays what the driver takes it for', (text) => {
  expect(parseMoment(text)).toBe(driversOwn(text));
});
