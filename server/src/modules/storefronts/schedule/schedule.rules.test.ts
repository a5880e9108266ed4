import { describe, expect, test } from 'vitest';
import { checkVacations, daysOf, fromTodayOn, seatsFor } from './schedule.rules.ts';

const today = '2026-12-20';
const span = (from: string, to: string) => ({ from, to });

describe('holidays', () => {
  test.each([
    [[], null],
    [[span('2026-12-20', '2026-12-20')], null],
    [[span('2026-12-01', '2026-12-20')], null],
    [[span('2026-12-22', '2026-12-24'), span('2026-12-25', '2026-12-25')], null],
    [[span('2026-12-22', '2026-12-21')], '休息结束日期不能早于开始日期'],
    [[span('2026-12-01', '2026-12-19')], '休息日期已经过去'],
    [[span('2026-12-21', '2027-12-20')], null],
    [[span('2026-12-21', '2027-12-21')], '一段休息不能超过365天'],
    [[span('2028-12-19', '2028-12-19')], null],
    [[span('2028-12-20', '2028-12-20')], '只能安排730天以内的休息'],
    [[span('2026-12-25', '2026-12-28'), span('2026-12-22', '2026-12-25')], '两段休息的日期重叠了'],
    [[span('2026-12-22', '2026-12-30'), span('2026-12-24', '2026-12-25')], '两段休息的日期重叠了'],
    [[span('2026-12-22', '2026-12-22'), span('2026-12-22', '2026-12-22')], '两段休息的日期重叠了'],
  ])('%j: %s', (spans, message) => {
    const check = () => checkVacations(spans, today);
    if (message === null) expect(check).not.toThrow();
    else expect(check).toThrow(message);
  });
});

test.each([
  ['nothing runs', [], '2026-12-20'],
  ['one runs since the 18th', [span('2026-12-18', '2026-12-22')], '2026-12-18'],
  ['one is over', [span('2026-12-01', '2026-12-19')], '2026-12-20'],
])('a holiday is not moved into the past: %s', (_, known, from) => {
  const wanted = [span('2026-12-10', '2026-12-25'), span('2026-12-27', '2026-12-28')];
  expect(fromTodayOn(wanted, known, today)).toEqual([span(from, '2026-12-25'), wanted[1]]);
});

test.each([
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-01', '2026-01-01', '2026-01-31'],
])('%s', (month, from, to) => {
  expect(daysOf(month)).toEqual({ from, to });
});

test('orders lie in lanes', () => {
  const lanes = seatsFor([
    span('2026-12-05', '2026-12-09'),
    span('2026-12-01', '2026-12-04'),
    span('2026-12-02', '2026-12-11'),
    span('2026-12-09', '2026-12-12'),
  ]);
  expect(lanes.map(({ from, seat }) => [from.slice(8), seat])).toEqual([
    ['01', 1],
    ['02', 2],
    ['05', 1],
    ['09', 3],
  ]);
});
