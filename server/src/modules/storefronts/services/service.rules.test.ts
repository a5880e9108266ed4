import { describe, expect, test } from 'vitest';
import { checkPrices, numberChoices, orderBy, pricesOf } from './service.rules.ts';

const option = (id: number | null, name: string) => ({ id, name, note: '', price_difference: 0, days: null });
const ids = (list: readonly { id: number; name: string }[]) => list.map(({ id, name }) => `${name}${id}`);

describe('options keep their numbers', () => {
  const before = { options: [{ id: 1 }, { id: 2 }], addons: [{ id: 3 }], choicesMade: 5 };

  test.each([
    ['kept and new', [option(2, 'b'), option(null, 'c')], ['b2', 'c6']],
    ['a number of nobody', [option(77, 'x')], ['x6']],
    ['a number that was deleted is not given again', [option(4, 'x')], ['x6']],
    ['one number twice', [option(1, 'a'), option(1, 'b')], ['a1', 'b6']],
    ['an add-on’s number', [option(3, 'x')], ['x6']],
  ])('%s', (_, options, expected) => {
    const made = numberChoices({ options, addons: [] }, before);
    expect(ids(made.options)).toEqual(expected);
  });
});

test('what a service costs', () => {
  expect(pricesOf(1000, [])).toEqual({ fromFen: 1000, toFen: 1000 });
  expect(pricesOf(1000, [{ differenceFen: 300 }, { differenceFen: 50 }])).toEqual({
    fromFen: 1050,
    toFen: 1300,
  });
  expect(() => checkPrices(1_000_000_000, [{ differenceFen: 0 }])).not.toThrow();
  expect(() => checkPrices(1_000_000_000, [{ differenceFen: 1 }])).toThrow('价格超过上限');
});

test.each([
  [
    [1, 2, 3],
    [3, 1, 2],
    [3, 1, 2],
  ],
  [[1, 2, 3], [3], [3, 1, 2]],
  [
    [1, 2, 3],
    [9, 2, 2],
    [2, 1, 3],
  ],
  [[], [1], []],
])('%j ordered by %j', (there, wanted, order) => {
  expect(orderBy(there, wanted)).toEqual(order);
});
