import { describe, expect, test } from 'vitest';
import { hearersOf, namesCalledIn } from './notice.rules.ts';

describe('who hears of a comment', () => {
  test.each([
    ['the author of the post', { replyUserId: null, postAuthorId: 1, mentionedIds: [] }, [[1, 'comment']]],
    [
      'whoever is answered, and the author',
      { replyUserId: 2, postAuthorId: 1, mentionedIds: [] },
      [
        [1, 'comment'],
        [2, 'reply'],
      ],
    ],
    [
      'an author who is answered, once',
      { replyUserId: 1, postAuthorId: 1, mentionedIds: [] },
      [[1, 'reply']],
    ],
    [
      'an answer beats a comment beats a mention',
      { replyUserId: 2, postAuthorId: 1, mentionedIds: [1, 2, 3] },
      [
        [1, 'comment'],
        [2, 'reply'],
        [3, 'comment_mention'],
      ],
    ],
  ])('%s', (_name, comment, expected) => {
    expect([...hearersOf(comment)]).toEqual(expected);
  });
});

describe('names called in a comment', () => {
  test.each([
    ['@林见山 你好', ['林见山']],
    ['谢谢@阿砚', ['阿砚']],
    ['@甲 @乙\n@丙', ['甲', '乙', '丙']],
    ['@甲@乙 都来', ['甲', '乙']],
    ['@甲，@乙！', ['甲', '乙']],
    ['@甲 再叫 @甲 ', ['甲']],
    ['mail me: someone@example.com', []],
    ['@ 空的 @', []],
    [`@${'长'.repeat(33)} x`, []],
    [Array.from({ length: 12 }, (_, n) => `@n${n}`).join(' '), Array.from({ length: 10 }, (_, n) => `n${n}`)],
  ])('%j', (text, names) => {
    expect(namesCalledIn(text)).toEqual(names);
  });

  test('takes no longer for a thousand signs', () => {
    const startedAt = performance.now();
    for (const text of ['@'.repeat(1000), `@${'a'.repeat(999)}`, '@a'.repeat(500)]) namesCalledIn(text);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
