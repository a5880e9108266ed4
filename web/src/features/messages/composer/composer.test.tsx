// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHAT, OWN } from '../chat-test-rig.ts';
import { Composer } from './composer.tsx';
import { readDraft } from '../../../api/drafts/draft-shelf.ts';
import { saveSession } from '../../../api/session.ts';
import { chatDraftPlace } from './chat-draft-place.ts';
import { Outbox } from '../conversation/outbox.ts';
import type { ComposerHandle } from './use-composer.ts';

const said: string[] = [];
const files: string[] = [];

function show() {
  const outbox = new Outbox(CHAT, {
    onChange: () => undefined,
    onSent: () => undefined,
    onWarning: () => undefined,
  });
  vi.spyOn(outbox, 'sendText').mockImplementation((text) => void said.push(text));
  vi.spyOn(outbox, 'sendFile').mockImplementation((file) => void files.push(file.name));
  const handle = createRef<ComposerHandle>();
  render(<Composer chat={CHAT} peerName="阿砚" outbox={outbox} handle={handle} />);
  return handle;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '发消息给阿砚' });
const write = (value: string) => fireEvent.change(box(), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  saveSession({ id: OWN, username: '', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  said.length = 0;
  files.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('Enter sends and empties the box; a blank text is not sent', () => {
  show();
  write('  ');
  fireEvent.keyDown(box(), { key: 'Enter' });
  write(' 你好 ');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(said).toEqual(['你好']);
  expect(box().value).toBe('');
});

test('Enter that ends a composition, or comes with Shift, does not send', () => {
  show();
  write('ni hao');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  expect(said).toEqual([]);
});

test('what is written is kept for the chat, and forgotten once sent', () => {
  show();
  write('写到一半');
  expect(readDraft(OWN, chatDraftPlace(CHAT))).toBe('写到一半');
  cleanup();
  show();
  expect(box().value).toBe('写到一半');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(readDraft(OWN, chatDraftPlace(CHAT))).toBe('');
  expect(readDraft(2, chatDraftPlace(CHAT))).toBe('');
});

test('a text that is too long says so and stays', () => {
  show();
  write('字'.repeat(2001));
  screen.getByText('2001 / 2000');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(said).toEqual([]);
});

test('a pasted picture waits to be sent, and can be taken off', () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  show();
  const picture = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(box(), { clipboardData: { types: ['Files'], files: [picture] } });
  fireEvent.paste(box(), { clipboardData: { types: ['text/plain', 'Files'], files: [picture] } });
  expect(screen.getAllByRole('button', { name: /^移除/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^移除/ }));
  expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();

  fireEvent.paste(box(), { clipboardData: { types: ['Files'], files: [picture] } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(files).toHaveLength(1);
  expect(said).toEqual([]);
});
