import type { PublicServices } from '@zaojie/contract/storefronts/service.schemas';
import { expect, test } from 'vitest';
import { bookingPath, daysWords, refusalToBook } from './service-words.ts';

const shop: PublicServices = {
  user_id: 7,
  commission_status: 'on',
  next_free_day: null,
  resumes_on: null,
  starting_price: 2800,
  seats: 3,
  free_seats: 1,
  vacations: [],
  services: [],
  can: { book: true },
};

test('a full or paused schedule says why nothing can be booked', () => {
  expect(refusalToBook(shop, false)).toBeNull();
  expect(refusalToBook(shop, true)).toBe('不能预约自己的服务');
  const off = { ...shop, commission_status: 'off' as const, can: { book: false } };
  expect(refusalToBook(off, false)).toBe('暂时不接单');
  expect(refusalToBook({ ...off, next_free_day: '2999-03-02' }, false)).toBe('约满了，2999年3月2日有空档');
});

test('the work that was liked travels along', () => {
  expect(bookingPath(3, null)).toBe('/order/create?service=3');
  expect(bookingPath(3, '12')).toBe('/order/create?service=3&post=12');
});

test('days are a range only where they differ', () => {
  expect(daysWords({ days: 12, days_to: 12 })).toBe('12 天');
  expect(daysWords({ days: 12, days_to: 20 })).toBe('12–20 天');
});
