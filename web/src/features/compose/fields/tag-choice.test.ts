import { describe, expect, test } from 'vitest';
import { canCreateTag, chosenTagsOf, newTag, suggestTags, withoutTag, withTag } from './tag-choice.ts';

const ink = { id: 1, name: '水墨' };
const blender = { id: 2, name: 'Blender' };

describe('choosing', () => {
  test('the same id or, whatever the case, the same name is one tag', () => {
    expect(withTag([blender], { id: 2, name: '改了名' }, 3)).toEqual([blender]);
    expect(withTag([blender], { id: -1, name: ' blender ' }, 3)).toEqual([blender]);
    expect(withTag([blender], ink, 3)).toEqual([blender, ink]);
  });

  test('no more than fit', () => {
    expect(withTag([blender, ink], { id: 3, name: '水彩' }, 2)).toEqual([blender, ink]);
  });

  test('a tag is taken away by name too', () => {
    expect(withoutTag([blender, ink], { id: 9, name: 'BLENDER' })).toEqual([ink]);
  });
});

describe('new tags', () => {
  test('get negative ids of their own', () => {
    const first = newTag(' 雨巷 ', [ink]);
    expect(first).toEqual({ id: -1, name: '雨巷' });
    expect(newTag('夜', [ink, first]).id).toBe(-2);
  });

  test('are made only of names that nobody has', () => {
    expect(canCreateTag('blender', [blender], [])).toBe(false);
    expect(canCreateTag('水墨', [], [ink])).toBe(false);
    expect(canCreateTag('  ', [], [])).toBe(false);
    expect(canCreateTag('abc\u202edef', [], [])).toBe(false);
    expect(canCreateTag('字'.repeat(20), [], [])).toBe(true);
    expect(canCreateTag('字'.repeat(21), [], [])).toBe(false);
  });

  test('go out by name, the others by id', () => {
    expect(chosenTagsOf([ink, { id: -1, name: '雨巷' }])).toEqual([1, { id: -1, name: '雨巷' }]);
  });
});

test('at most five suggestions, by name, without those chosen', () => {
  const known = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `水彩${index}` }));
  expect(suggestTags(known, '水', []).length).toBe(5);
  expect(suggestTags([...known, blender], 'BLEND', [])).toEqual([blender]);
  expect(suggestTags(known, '水', [{ id: 1, name: '水彩0' }]).map((tag) => tag.id)).toEqual([2, 3, 4, 5, 6]);
});
