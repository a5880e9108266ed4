import { expect, test } from 'vitest';
import { meaningOf, percentOf, ratesOf, type Counted } from './credit.rules.ts';

test.each([
  [0, 4, null],
  [4, 4, null],
  [5, 5, 100],
  [0, 5, 0],
  [999, 1000, 99],
  [1, 1000, 1],
  [24, 25, 96],
])('%d of %d is %s', (count, total, expected) => {
  expect(percentOf(count, total)).toBe(expected);
});

const word = { actor: 'system', wasOnTime: null, wasPaid: false };

test('what is in somebody else’s hands counts for nobody', () => {
  expect(meaningOf('creator', { ...word, kind: 'lapsed' })).toBeNull();
  expect(meaningOf('client', { ...word, kind: 'lapsed' })).toMatchObject({
    metric: 'on_time',
    isGood: false,
  });
  expect(meaningOf('creator', { ...word, kind: 'lapsed', wasPaid: true })).toMatchObject({ metric: 'reply' });
  expect(meaningOf('client', { ...word, kind: 'lapsed', wasPaid: true })).toBeNull();
  expect(meaningOf('client', { ...word, kind: 'cancelled', actor: 'creator', wasPaid: true })).toBeNull();
  expect(meaningOf('creator', { ...word, kind: 'delivered' })).toBeNull();
});

test('a client who takes a deposit back is marked, one who goes because the work is late isn’t', () => {
  expect(meaningOf('client', { ...word, kind: 'cancelled', actor: 'client', wasPaid: true })).toMatchObject({
    metric: 'completion',
    isGood: false,
  });
  expect(meaningOf('client', { ...word, kind: 'cancelled', actor: 'client' })).toBeNull();
  const late = { ...word, kind: 'overdue_cancelled', actor: 'client', wasPaid: true };
  expect(meaningOf('client', late)).toBeNull();
  // It may have been late or silent: the words hold for both.
  expect(meaningOf('creator', late)?.title).toBe('逾期或没有动静，被无责取消');
});

test('rates of a creator, and of a client whose answers are counted elsewhere', () => {
  const counted: Counted[] = [
    { ...word, kind: 'confirmed', count: 12 },
    { ...word, kind: 'delivered', wasOnTime: true, count: 9 },
    { ...word, kind: 'delivered', wasOnTime: false, count: 1 },
    { ...word, kind: 'accepted', count: 4 },
    { ...word, kind: 'disputed', count: 1 },
  ];
  const creator = ratesOf('creator', counted, null);
  expect(creator.map(({ label, percent }) => [label, percent])).toEqual([
    ['按时交付', 90],
    ['完成率', null],
    ['纠纷率', 8],
    ['按时答复', 100],
  ]);
  expect(creator[0]?.words).toBe('10 次里 1 次晚了');
  const client = ratesOf('client', [], { due: 10, inTime: 7 });
  expect(client.map(({ label, percent }) => [label, percent])).toEqual([
    ['按时付款', null],
    ['完成率', null],
    ['纠纷率', null],
    ['答复应征', 70],
  ]);
});
