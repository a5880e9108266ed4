import { expect, test } from 'vitest';
import { missingOf, newDraft, titleOf, withType } from './asset-drafts.ts';

test('a title is made of the file’s name', () => {
  expect(titleOf('浮岛主题_黄昏.wav')).toBe('浮岛主题 黄昏');
  expect(titleOf('.gitignore')).toBe('.gitignore');
  expect([...titleOf(`${'长'.repeat(80)}.png`)]).toHaveLength(40);
});

test('the type is guessed, and what is missing is said', () => {
  expect(newDraft({ name: 'temple.glb', type: '' }, null).type).toBe('model');
  expect(newDraft({ name: 'a.zip', type: 'application/zip' }, null).type).toBe('file');
  const begun = newDraft({ name: 'a.png', type: 'image/png' }, null);
  const draft = { ...begun, isMeasured: true };
  expect(missingOf(begun, true)).toBe('正在生成预览');
  expect(draft.type).toBe('image');
  expect(withType(draft, 'audio/mpeg').type).toBe('audio');
  expect(withType({ ...draft, isTypeChosen: true }, 'audio/mpeg').type).toBe('image');
  expect(missingOf(draft, false)).toBe('还没传完');
  expect(missingOf({ ...draft, title: ' ' }, true)).toBe('请填写标题');
  expect(missingOf(draft, true)).toBeNull();
});
