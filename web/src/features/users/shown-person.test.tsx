// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOGOUT_EVENT, saveSession, updateSessionUser } from '../../api/session.ts';
import { followersNow, tellFollow, useFollowNews } from './follow-news.ts';
import { useShownPerson } from './use-shown-person.ts';

const me = { id: 7, username: 'ayan', nickname: '阿砚', avatar: '/files/a.webp', score: 3 };

beforeEach(() => saveSession({ ...me, token: 't', expires_at: '' }));
afterEach(() => {
  globalThis.dispatchEvent(new Event(LOGOUT_EVENT));
  cleanup();
  localStorage.clear();
});

test('oneself is shown as the session says, at once and everywhere; others as the list says', () => {
  const listed = { nickname: '旧名', avatar: '', level: 1, title: '不变' };
  const own = renderHook(() => useShownPerson(7, listed)).result;
  const other = renderHook(() => useShownPerson(8, listed)).result;
  expect(own.current).toEqual({ nickname: '阿砚', avatar: '/files/a.webp', level: 3, title: '不变' });
  act(() => updateSessionUser({ ...me, nickname: '新名', avatar: '/files/b.webp', score: 8 }));
  expect(own.current).toMatchObject({ nickname: '新名', avatar: '/files/b.webp', level: 8 });
  act(() => updateSessionUser({ ...me, nickname: '' }));
  expect(own.current.nickname).toBe('ayan');
  expect(other.current).toBe(listed);
});

test('a follow moves the count that was fetched before it, and not one fetched after', () => {
  const { result } = renderHook(() => useFollowNews(9, false));
  const before = { followers_count: 20, is_followed: false };
  expect(followersNow(before, result.current)).toBe(20);
  act(() => tellFollow(9, true));
  expect(followersNow(before, result.current)).toBe(21);
  expect(followersNow({ followers_count: 21, is_followed: true }, result.current)).toBe(21);
  act(() => tellFollow(9, false));
  expect(followersNow({ followers_count: 21, is_followed: true }, result.current)).toBe(20);
});
