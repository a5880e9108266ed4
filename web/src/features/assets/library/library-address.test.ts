import { expect, test } from 'vitest';
import { isFiltered, libraryPath, readLibraryFilters, withLibraryFilters } from './library-address.ts';

const read = (address: string) => readLibraryFilters(new URLSearchParams(address));

test('filters come from the address and go back into it', () => {
  const filters = read('type=model&licence=cc0&tag=%E5%83%8F%E7%B4%A0&order=downloads&view=mine');
  expect(filters).toEqual({ type: 'model', licence: 'cc0', tag: '像素', order: 'downloads' });
  const written = withLibraryFilters(new URLSearchParams('view=mine'), filters);
  expect(read(written.toString())).toEqual(filters);
  expect(written.get('view')).toBe('mine');
});

test('rubbish filters nothing, and what is as it begins is left out', () => {
  const filters = read('type=book&licence=mine&tag=%20&order=up');
  expect(filters).toEqual({ type: null, licence: null, tag: null, order: 'new' });
  expect(isFiltered(filters)).toBe(false);
  expect(withLibraryFilters(new URLSearchParams('type=audio'), filters).toString()).toBe('');
});

test('a tag leads to what bears it', () => {
  expect(read(libraryPath({ tag: 'a&b' }).split('?')[1] ?? '').tag).toBe('a&b');
});
