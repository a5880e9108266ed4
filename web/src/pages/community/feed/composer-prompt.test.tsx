// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../../api/session.ts';
import { EMPTY_DRAFT, readDraft, saveDraft, type PostDraft } from '../../../features/compose/draft.ts';
import { currentDialog, forgetDialog } from '../../../ui/dialog/dialogs.ts';
import { ComposerPrompt } from './composer-prompt.tsx';

const place = { userId: 7, post: null };
const compose = vi.fn<() => void>();

function keep(parts: Partial<PostDraft>) {
  act(() => void saveDraft(place, { ...EMPTY_DRAFT, ...parts }));
}

beforeEach(() => {
  localStorage.clear();
  compose.mockClear();
  saveSession({ id: 7, username: '', nickname: '我', avatar: '', score: 0, token: 't', expires_at: '' });
  render(<ComposerPrompt onCompose={compose} />);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a kept post is offered by its title, or by its first words', async () => {
  expect(screen.queryByRole('button', { name: '放弃草稿' })).toBeNull();
  keep({ title: ' 雨夜 ' });
  fireEvent.click(await screen.findByRole('button', { name: '继续写：《雨夜》' }));
  expect(compose).toHaveBeenCalledTimes(1);
  keep({ content: '<p>脚印&nbsp;画了三遍</p>' });
  await screen.findByRole('button', { name: '继续写：《脚印 画了三遍》' });
  keep({ title: '长'.repeat(30) });
  await screen.findByRole('button', { name: `继续写：《${'长'.repeat(24)}…》` });
});

test('it is thrown away only after a question', async () => {
  keep({ title: '雨夜' });
  for (const isSure of [false, true]) {
    fireEvent.click(await screen.findByRole('button', { name: '放弃草稿' }));
    const asked = currentDialog();
    expect(asked?.title).toBe('放弃这篇草稿吗？');
    await act(async () => asked?.answer(isSure));
    forgetDialog(asked?.id ?? 0);
    expect(readDraft(place) === null).toBe(isSure);
  }
  await screen.findByRole('button', { name: '分享新作、过程，或者问一个问题' });
  // What else is thrown away is loaded for it: a worker whose last file this is would be gone meanwhile.
  await vi.dynamicImportSettled();
});
