import { describe, expect, test } from 'vitest';
import {
  onTimeRateOf,
  placeOf,
  rankOf,
  ratingOf,
  satisfactionOf,
  standingOf,
  type StandingFacts,
} from './storefront.rules.ts';

const free: StandingFacts = {
  isAccepting: true,
  hasActiveService: true,
  seats: 2,
  vacations: [],
  bookings: [],
  today: '2026-12-20',
};
const on = { isOn: true, offReason: null, nextFreeDay: '2026-12-20', resumesOn: null };
const span = (from: string, to: string) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` });

describe('whether orders are taken', () => {
  test.each<[string, Partial<StandingFacts>, ReturnType<typeof standingOf> | object]>([
    ['nothing in the way', {}, { ...on, freeSeats: 2, changesOn: null }],
    ['switched off', { isAccepting: false }, { isOn: false, offReason: 'switched_off', nextFreeDay: null }],
    [
      'nothing offered',
      { hasActiveService: false },
      { isOn: false, offReason: 'no_service', nextFreeDay: null },
    ],
    [
      'switched off comes before all other reasons',
      { isAccepting: false, hasActiveService: false, vacations: [span('01', '31')] },
      { offReason: 'switched_off', resumesOn: null },
    ],
    [
      'a holiday from today on',
      { vacations: [span('20', '22')] },
      {
        isOn: false,
        offReason: 'vacation',
        nextFreeDay: '2026-12-23',
        resumesOn: '2026-12-23',
        changesOn: '2026-12-23',
      },
    ],
    [
      'the last day of one',
      { vacations: [span('10', '20')] },
      { offReason: 'vacation', resumesOn: '2026-12-21' },
    ],
    ['the day after one', { vacations: [span('10', '19')] }, { ...on, changesOn: null }],
    ['the day before one', { vacations: [span('21', '22')] }, { ...on, changesOn: '2026-12-21' }],
    [
      'two without a day between',
      { vacations: [span('23', '25'), span('20', '22')] },
      { resumesOn: '2026-12-26', nextFreeDay: '2026-12-26', changesOn: '2026-12-23' },
    ],
    ['one seat taken', { bookings: [span('01', '24')] }, { ...on, freeSeats: 1, changesOn: '2026-12-25' }],
    [
      'both taken',
      { bookings: [span('01', '24'), span('20', '22')] },
      {
        isOn: false,
        offReason: 'full',
        freeSeats: 0,
        nextFreeDay: '2026-12-23',
        resumesOn: null,
        changesOn: '2026-12-23',
      },
    ],
    [
      'both taken, then a holiday',
      { bookings: [span('01', '24'), span('20', '22')], vacations: [span('23', '28')] },
      { offReason: 'full', nextFreeDay: '2026-12-29' },
    ],
    [
      'more orders than seats, since somebody took a seat away',
      { seats: 1, bookings: [span('01', '24'), span('20', '22')] },
      { freeSeats: 0, nextFreeDay: '2026-12-25' },
    ],
  ])('%s', (_, change, expected) => {
    expect(standingOf({ ...free, ...change })).toMatchObject(expected);
  });
});

describe('what reviews come to', () => {
  test.each([
    [[], 0, 95, 47_500],
    [[5], 5, 95, 47_619],
    [[1], 1, 90, 45_714],
    [[5, 5, 4, 2], 4, 92, 46_250],
    [Array.from({ length: 180 }, () => 5), 5, 100, 49_750],
    [Array.from({ length: 180 }, () => 1), 1, 10, 13_750],
  ])('%j', (stars, rating, satisfaction, rank) => {
    const reviews = {
      reviewCount: stars.length,
      ratingSum: stars.reduce((sum, each) => sum + each, 0),
      satisfiedCount: stars.filter((each) => each >= 4).length,
    };
    expect([ratingOf(reviews), satisfactionOf(reviews), rankOf(reviews)]).toEqual([
      rating,
      satisfaction,
      rank,
    ]);
  });

  test('taking orders and showing something decide among equals, and among nobody else', () => {
    const none = { reviewCount: 0, ratingSum: 0, satisfiedCount: 0 };
    const better = { reviewCount: 1, ratingSum: 5, satisfiedCount: 1 };
    const places = [
      placeOf(none, { isOn: false, hasPictures: false }),
      placeOf(none, { isOn: false, hasPictures: true }),
      placeOf(none, { isOn: true, hasPictures: false }),
      placeOf(none, { isOn: true, hasPictures: true }),
      placeOf(better, { isOn: false, hasPictures: false }),
    ];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });
});

test.each([
  [0, 0, null],
  [3, 3, 100],
  [3, 2, 66],
  [1000, 999, 99],
])('of %i orders %i on time are %j percent: never rounded up to all', (timed, onTime, rate) => {
  expect(onTimeRateOf(timed, onTime)).toBe(rate);
});
