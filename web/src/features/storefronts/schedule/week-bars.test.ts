import { expect, test } from 'vitest';
import { dayAfterKey, monthAfter, weeksOf } from './calendar-month.ts';
import { booking, someSchedule } from './schedule-test-rig.ts';
import { slotCardFacts } from './slot-card-facts.ts';
import { freeSeatsOn, weekBars } from './week-bars.ts';

test('weeks go from Monday to Sunday and cover the month', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2026-11-30', '2027-01-03']);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 13, '2027-07'],
])('%s and %d: %s', (month, count, other) => {
  expect(monthAfter(month, count)).toBe(other);
});

test.each([
  ['ArrowLeft', '2026-12-30'],
  ['ArrowDown', '2027-01-07'],
  ['Home', '2026-12-28'],
  ['End', '2027-01-03'],
  ['PageUp', '2026-11-30'],
  ['PageDown', '2027-01-31'],
  ['a', null],
])('%s from the last of December leads to %s', (key, day) => {
  expect(dayAfterKey('2026-12-31', key)).toBe(day);
});

const schedule = someSchedule({
  seats: 2,
  queue: [booking()],
  vacations: [{ id: 1, from: '2026-12-12', to: '2026-12-13', days: 2, note: '' }],
});

test('an order runs through its weeks and ends on its day; what is free is one bar', () => {
  const [first = [], second = []] = weeksOf('2026-12');
  expect(weekBars(schedule, first)).toMatchObject([
    [{ kind: 'order', from: 3, to: 6, isOpenLeft: false, isOpenRight: true, label: '主城概念，老周' }],
  ]);
  expect(weekBars(schedule, second)).toMatchObject([
    [{ kind: 'order', from: 0, to: 4, isOpenLeft: true, isOpenRight: false, label: '主城概念，12月11日交' }],
    [{ kind: 'free', from: 2, to: 4, label: '空 1 席' }],
  ]);
});

test.each([
  ['2026-12-08', 0],
  ['2026-12-09', 1],
  ['2026-12-12', 0],
  ['2026-12-14', 2],
])('on %s %d seats are free', (day, seats) => {
  expect(freeSeatsOn(schedule, day)).toBe(seats);
  expect(freeSeatsOn({ ...schedule, is_accepting: false }, day)).toBe(0);
});

test('the card says what is free', () => {
  const who = { name: '阿砚', address: 'https://zaojie.example/user/7', price: '¥2,800' };
  const card = slotCardFacts(schedule, '2026-12', who);
  expect(card).toMatchObject({ title: '2026年12月档期', line: '空 2 席，21 天可约' });
  expect(slotCardFacts(someSchedule({ is_accepting: false }), '2026-12', who).line).toMatch(/^这个月约满了/);
});
