// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/feedback/toast.tsx';
import { editorExtensions } from './extensions.ts';
import { MentionMenu } from './mention-menu.ts';
import { useEditorImages } from './use-editor-images.ts';

type Sent = { arrive: () => Promise<void>; fail: () => Promise<void> };
let sent: Record<string, Sent> = {};

vi.mock('../../uploads/upload-file.ts', () => ({
  uploadMessageOf: (_: unknown, fallback: string) => fallback,
  uploadPicture: (file: File) =>
    new Promise((resolve, reject) => {
      sent[file.name] = {
        arrive: () => act(async () => resolve({ url: `/files/${file.name}`, width: 4, height: 3 })),
        fail: () => act(async () => reject(new Error('offline'))),
      };
    }),
}));

let editor: Editor;

beforeEach(() => {
  sent = {};
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  editor.destroy();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(content: string) {
  const element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({
    element,
    extensions: editorExtensions(new MentionMenu(), ''),
    content,
    injectCSS: false,
  });
  const { result } = renderHook(() => useEditorImages(() => undefined));
  return (names: string[], pos?: number) =>
    act(async () => {
      const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
      void result.current.insertAll(editor, files, pos);
    });
}

/** The text with its pictures as [name], a block a part; the empty line at the end left out. */
function shown(): string[] {
  const blocks: string[] = [];
  editor.state.doc.forEach((block) => {
    blocks.push(
      block.type.name === 'image'
        ? `[${String(block.attrs['src']).replace('/files/', '')}]`
        : block.textContent,
    );
  });
  while (blocks.at(-1) === '') blocks.pop();
  return blocks;
}

test('pictures of one choice stand one after the other, in the order chosen', async () => {
  const insert = open('<p>起</p><p>止</p>');
  editor.commands.setTextSelection(2);
  await insert(['a', 'b', 'c']);
  for (const name of ['a', 'b', 'c']) await sent[name]?.arrive();
  expect(shown()).toEqual(['起', '[a]', '[b]', '[c]', '止']);
});

test.each([
  ['at the start of a line', 4, ['起', '[a]', '[b]', '[c]', '天地', '止']],
  ['at its end', 6, ['起', '天地', '[a]', '[b]', '[c]', '止']],
  ['in its middle', 5, ['起', '天', '[a]', '[b]', '[c]', '地', '止']],
])('choices keep their order whatever finishes first, %s', async (_, pos, expected) => {
  const insert = open('<p>起</p><p>天地</p><p>止</p>');
  editor.commands.setTextSelection(pos);
  for (const name of ['a', 'b', 'c']) await insert([name]);
  for (const name of ['b', 'c', 'a']) await sent[name]?.arrive();
  expect(shown()).toEqual(expected);
});

test('a picture stands where it was chosen, wherever one writes meanwhile', async () => {
  const insert = open('<p>甲</p><p>乙</p>');
  editor.commands.setTextSelection(2);
  await insert(['a']);
  editor.commands.insertContentAt(0, '<p>先</p>');
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor.commands.insertContent('后');
  await sent['a']?.arrive();
  expect(shown()).toEqual(['先', '甲', '[a]', '乙后']);
});

test('what is typed at the place itself comes after the picture', async () => {
  const insert = open('<p>甲</p>');
  editor.commands.setTextSelection(2);
  await insert(['a', 'b']);
  editor.commands.splitBlock();
  editor.commands.insertContent('乙');
  await sent['a']?.arrive();
  editor.commands.insertContent('丙');
  await sent['b']?.arrive();
  expect(shown()).toEqual(['甲', '[a]', '[b]', '乙丙']);
});

test('selected words stay, and stay selected', async () => {
  const insert = open('<p>一二三</p>');
  editor.commands.setTextSelection({ from: 1, to: 3 });
  await insert(['a']);
  await sent['a']?.arrive();
  expect(shown()).toEqual(['一二', '[a]', '三']);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe('一二');
});

test('the focus stays where somebody is writing', async () => {
  const insert = open('<p></p>');
  const title = document.body.appendChild(document.createElement('input'));
  await insert(['a']);
  title.focus();
  await sent['a']?.arrive();
  await act(async () => void (await new Promise(requestAnimationFrame)));
  expect(document.activeElement).toBe(title);
  expect(shown()).toEqual(['[a]']);
});

test('one that could not be sent leaves the others their places', async () => {
  const insert = open('<p>甲</p><p>乙</p>');
  await insert(['a', 'b'], 2);
  await sent['a']?.fail();
  await sent['b']?.arrive();
  expect(shown()).toEqual(['甲', '[b]', '乙']);
  expect(toast.error).toHaveBeenCalledWith('图片上传失败');
});
