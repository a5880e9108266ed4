import { expect, test } from 'vitest';
import { revisionWords } from './service-words.ts';

test.each([
  [[], '含 3 次修改'],
  [[0, 0], '含 3 次修改'],
  [[1, 0, 2], '含 3 次修改，可加购 3 次'],
])('three revisions and add-ons that bring %j: %s', (extra, words) => {
  const addons = extra.map((extra_revisions) => ({ extra_revisions }));
  expect(revisionWords({ revisions: 3, addons })).toBe(words);
});
