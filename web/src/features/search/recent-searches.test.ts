// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../api/session.ts';
import { forgetAllSearches, forgetSearch, readRecentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('the newest stands first, and nothing stands twice', () => {
  for (const word of ['鲸', 'Unity', ' 像素 ', 'unity']) rememberSearch(word);
  expect(readRecentSearches()).toEqual(['unity', '像素', '鲸']);
});

test('blank words are not kept, and no more than ten are', () => {
  rememberSearch('   ');
  expect(readRecentSearches()).toEqual([]);
  for (let number = 1; number <= 12; number += 1) rememberSearch(`词${number}`);
  expect(readRecentSearches()).toHaveLength(10);
  expect(readRecentSearches()[0]).toBe('词12');
});

test('one can be removed, or all of them', () => {
  for (const word of ['鲸', '像素']) rememberSearch(word);
  forgetSearch('鲸');
  expect(readRecentSearches()).toEqual(['像素']);
  forgetAllSearches();
  expect(readRecentSearches()).toEqual([]);
});

test('everybody has their own', () => {
  rememberSearch('访客找的');
  saveSession({ id: 7, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  expect(readRecentSearches()).toEqual([]);
  rememberSearch('我找的');
  localStorage.removeItem('token');
  expect(readRecentSearches()).toEqual(['访客找的']);
});

test('rubbish in the storage counts as nothing', () => {
  localStorage.setItem('recent-searches', '{"a":');
  expect(readRecentSearches()).toEqual([]);
  localStorage.setItem('recent-searches', '[1,"鲸",null]');
  expect(readRecentSearches()).toEqual(['鲸']);
});

test('a browser that keeps nothing is no reason to fail', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => rememberSearch('鲸')).not.toThrow();
  expect(readRecentSearches()).toEqual([]);
  vi.unstubAllGlobals();
});
