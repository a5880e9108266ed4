// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT, readDraft, saveDraft, type PostDraft } from './draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const place = { userId: 1, post: null };
const KEY = 'zaojie:draft:1:post:new';
const elsewhere = vi.fn<(draft: PostDraft) => void>();
const titled = (title: string): PostDraft => ({ ...EMPTY_DRAFT, title });

function open(start: PostDraft) {
  return renderHook(
    ({ draft }) => useKeptDraft({ place, draft, initial: EMPTY_DRAFT, onElsewhere: elsewhere }),
    { initialProps: { draft: start } },
  );
}

beforeEach(() => {
  localStorage.clear();
  elsewhere.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a form that was opened and closed untouched leaves what another tab has kept', () => {
  const form = open(EMPTY_DRAFT);
  saveDraft(place, titled('另一个标签页写的'));
  form.unmount();
  expect(readDraft(place)?.title).toBe('另一个标签页写的');
});

test('the last words before the form goes are kept, and a form emptied again keeps none', () => {
  const form = open(EMPTY_DRAFT);
  form.rerender({ draft: titled('雨夜') });
  form.unmount();
  expect(readDraft(place)?.title).toBe('雨夜');
  const again = open(titled('雨夜'));
  again.rerender({ draft: EMPTY_DRAFT });
  again.unmount();
  expect(readDraft(place)).toBeNull();
});

test('what another tab writes or publishes is taken over, unless somebody writes here', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const form = open(titled('一'));
  const hear = (newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
  saveDraft(place, titled('一二'));
  hear(localStorage.getItem(KEY));
  expect(elsewhere).toHaveBeenLastCalledWith(titled('一二'));
  form.rerender({ draft: titled('一二') });
  hear(null);
  expect(elsewhere).toHaveBeenLastCalledWith(EMPTY_DRAFT);
  focus.mockReturnValue(true);
  hear(localStorage.getItem(KEY));
  expect(elsewhere).toHaveBeenCalledTimes(2);
});
