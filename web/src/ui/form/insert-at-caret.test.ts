// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { insertAtCaret } from './insert-at-caret.ts';

test.each([
  ['前后', 1, 1, '前😀后', 3],
  ['前中后', 1, 2, '前😀后', 3],
  ['前后', 2, 2, '前后😀', 4],
])('%s, from %i to %i', async (text, start, end, expected, caret) => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setSelectionRange(start, end);
  insertAtCaret(field, text, '😀', (next) => (field.value = next));
  expect(field.value).toBe(expected);
  await vi.waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([caret, caret]));
});

test('without a field it comes last', () => {
  const change = vi.fn<(text: string) => void>();
  insertAtCaret(null, '前后', '😀', change);
  expect(change).toHaveBeenCalledWith('前后😀');
});
