import { expect, test } from 'vitest';
import { isFiltered, NO_FILTERS, readProgramFilters, withProgramFilters } from './programs-address.ts';

const read = (search: string) => readProgramFilters(new URLSearchParams(search));

test('an address is read', () => {
  const filters = read('order=hot&stage=prototype&engine=godot&genre=4&discipline=2d&pay=share');
  expect(filters).toEqual({
    order: 'hot',
    stage: 'prototype',
    engine: 'godot',
    genre: 4,
    discipline: '2d',
    pay: 'share',
  });
  expect(isFiltered(filters)).toBe(true);
});

test.each(['', 'order=best&stage=x&engine=&genre=99&discipline=toString&pay=gold'])(
  'what is missing or rubbish (%s) filters nothing',
  (search) => {
    expect(read(search)).toEqual({ ...NO_FILTERS, order: 'active' });
    expect(isFiltered(read(search))).toBe(false);
  },
);

test('what is usual is left out of the address, what is no filter stays', () => {
  const filters = { ...read('stage=idea&pay=paid'), pay: null };
  expect(withProgramFilters(new URLSearchParams('from=home&pay=paid&order=new'), filters).toString()).toBe(
    'from=home&stage=idea',
  );
});
