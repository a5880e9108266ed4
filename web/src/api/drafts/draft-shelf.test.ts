// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, saveSession } from '../session.ts';
import { forgetDraft, forgetDraftsOf, hasDraftOf, keepDraft, readDraft } from './draft-shelf.ts';

const DAY_MS = 24 * 60 * 60_000;

function signIn(id: number) {
  saveSession({ id, username: '', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-03-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('words are kept for a person and a place, and gone when they are forgotten or blank', () => {
  keepDraft(7, 'comment:1:0', '画得好');
  expect(readDraft(7, 'comment:1:0')).toBe('画得好');
  expect(readDraft(8, 'comment:1:0')).toBe('');
  expect(readDraft(7, 'comment:1:9')).toBe('');
  forgetDraft(7, 'comment:1:0');
  expect(readDraft(7, 'comment:1:0')).toBe('');
  keepDraft(7, 'comment:1:0', '画');
  keepDraft(7, 'comment:1:0', ' \n');
  expect(localStorage).toHaveLength(0);
});

test('a draft of last month is neither shown nor stored for ever', () => {
  keepDraft(7, 'comment:1:0', '上个月写的');
  vi.advanceTimersByTime(30 * DAY_MS);
  expect(readDraft(7, 'comment:1:0')).toBe('');
  expect(hasDraftOf(7, 'comment')).toBe(false);
  keepDraft(8, 'comment:2:0', '今天写的');
  expect(localStorage).toHaveLength(1);
});

test('of too many the oldest goes, and only one’s own', () => {
  keepDraft(8, 'comment:1:0', '别人的');
  for (let post = 1; post <= 51; post += 1) {
    vi.advanceTimersByTime(1_000);
    keepDraft(7, `comment:${post}:0`, `第 ${post} 条`);
  }
  expect(readDraft(7, 'comment:1:0')).toBe('');
  expect(readDraft(7, 'comment:2:0')).toBe('第 2 条');
  expect(readDraft(8, 'comment:1:0')).toBe('别人的');
  expect(localStorage).toHaveLength(51);
});

test('who logs out takes theirs along, and a form that closes afterwards keeps nothing', () => {
  signIn(7);
  keepDraft(7, 'comment:1:0', '我的');
  keepDraft(71, 'comment:1:0', '别人的');
  forgetDraftsOf(7);
  clearSession('logout');
  expect(keepDraft(7, 'post:new', '{}')).toBe(false);
  expect(hasDraftOf(7, 'comment') || hasDraftOf(7, 'post')).toBe(false);
  expect(readDraft(71, 'comment:1:0')).toBe('别人的');
  signIn(7);
  expect(keepDraft(7, 'comment:1:0', '又来了')).toBe(true);
});

test('a session that has run out keeps what was written last', () => {
  signIn(7);
  forgetDraftsOf(7);
  keepDraft(7, 'post:new', '一');
  clearSession('expired');
  expect(keepDraft(7, 'post:new', '一二')).toBe(true);
});

test.each(['{', 'null', '[]', '"x"', '{"at":"x","text":"y"}'])(
  'rubbish in the storage (%s) is no draft',
  (stored) => {
    keepDraft(7, 'chat:1', '在吗');
    localStorage.setItem(localStorage.key(0) ?? '', stored);
    expect(readDraft(7, 'chat:1')).toBe('');
  },
);

test('a full storage says so', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: full });
  expect(keepDraft(7, 'chat:1', '在吗')).toBe(false);
});
