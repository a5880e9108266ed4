import { describe, expect, test } from 'vitest';
import { recipientsOf, mentionedNames } from './comment.rules.ts';

describe('who is told of a comment', () => {
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
    expect([...recipientsOf(comment)]).toEqual(expected);
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
    expect(mentionedNames(text)).toEqual(names);
  });

  test('takes no longer for a thousand signs', () => {
    const before = process.cpuUsage();
    for (const text of ['@'.repeat(1000), `@${'a'.repeat(999)}`, '@a'.repeat(500)]) mentionedNames(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
  });
});
