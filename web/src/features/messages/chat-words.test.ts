import { describe, expect, test } from 'vitest';
import { readChatAddress, chatPath, isTalking } from './chat-address.ts';
import { messageWith, OWN } from './chat-test-rig.ts';
import { formatDivider, formatListTime } from './chat-times.ts';
import { presenceOf, previewOf } from './chat-words.ts';
import { splitLinks } from './log/linked-text.tsx';
import { excerptAround } from './sessions/excerpt-around.ts';

const NOW = '2026-03-18T15:00:00+08:00';

test.each([
  ['2026-03-18T14:59:30+08:00', '刚刚', '今天 14:59'],
  ['2026-03-18T14:02:00+08:00', '14:02', '今天 14:02'],
  ['2026-03-18T15:00:20+08:00', '刚刚', '今天 15:00'],
  ['2026-03-17T23:59:00+08:00', '昨天', '昨天 23:59'],
  ['2026-03-12T08:00:00+08:00', '周四', '3月12日 周四 08:00'],
  ['2026-01-05T08:00:00+08:00', '1月5日', '1月5日 周一 08:00'],
  ['2025-11-12T08:05:00+08:00', '2025年11月12日', '2025年11月12日 08:05'],
])('%s reads %s in the list and %s in the log', (moment, inList, inLog) => {
  expect(formatListTime(moment, NOW)).toBe(inList);
  expect(formatDivider(moment, NOW)).toBe(inLog);
});

test.each([
  [messageWith(1, { content: '两行\n文字' }), '两行 文字'],
  [messageWith(1, { type: 'image' }), '[图片]'],
  [messageWith(1, { is_revoked: true }), '对方撤回了一条消息'],
  [messageWith(1, { is_revoked: true, from_user: OWN }), '你撤回了一条消息'],
])('a message in one line', (message, line) => {
  expect(previewOf(message, OWN)).toBe(line);
});

test('who is away has been seen at a time, or never', () => {
  expect(presenceOf({ is_online: true, last_seen_at: null }, true)).toBe('在线');
  // Nobody would have told us.
  expect(presenceOf({ is_online: true, last_seen_at: null }, false)).toBe('');
  expect(presenceOf({ is_online: false, last_seen_at: null }, true)).toBe('离线');
  const seenAt = (last_seen_at: string) => presenceOf({ is_online: false, last_seen_at }, true, NOW);
  expect(seenAt('2026-03-18T14:59:40+08:00')).toBe('刚刚在线');
  expect(seenAt('2026-03-18T14:58:00+08:00')).toBe('2 分钟前在线');
  expect(seenAt('2026-03-18T02:00:00+08:00')).toBe('13 小时前在线');
  expect(seenAt('2026-03-17T12:30:00+08:00')).toBe('昨天 12:30 在线');
  expect(seenAt('2026-03-15T12:30:00+08:00')).toBe('3 天前在线');
  expect(seenAt('2026-02-07T12:30:00+08:00')).toBe('2月7日在线');
  expect(seenAt('2025-02-07T12:30:00+08:00')).toBe('2025年2月7日在线');
});

describe('links', () => {
  test.each([
    ['看 https://a.example/x?y=1。谢谢', ['看 ', 'https://a.example/x?y=1', '。谢谢']],
    ['(http://a.example).', ['(', 'http://a.example', ').']],
    ['两个https://a.example，https://b.example', ['两个', 'https://a.example', '，', 'https://b.example']],
    ['javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
    ['http://', ['http://']],
  ])('%s', (text, pieces) => {
    expect(splitLinks(text).map((piece) => piece.text)).toEqual(pieces);
  });

  test('only http and https lead anywhere', () => {
    const hrefs = splitLinks('javascript:alert(1) https://a.example vbscript:x').map(({ href }) => href);
    expect(hrefs.filter((href) => href !== null)).toEqual(['https://a.example/']);
  });
});

describe('what was searched for', () => {
  test('a long text begins near the match', () => {
    expect(excerptAround('一二三四五六七八九十一二三四五月亮', ['月亮'])).toBe(
      '…四五六七八九十一二三四五月亮',
    );
    expect(excerptAround('月亮', ['月亮'])).toBe('月亮');
  });
});

describe('the address of a chat', () => {
  test('there and back', () => {
    expect(chatPath('1-2', 7)).toBe('/chat/messages?chat=1-2&seq=7');
    expect(readChatAddress(new URLSearchParams('chat=1-2&seq=7'))).toEqual({ chat: '1-2', seq: 7 });
    expect(readChatAddress(new URLSearchParams('chat=../x&seq=-1'))).toEqual({ chat: null, seq: null });
  });

  test.each([
    ['/chat/messages', '', false],
    ['/chat/messages', '?chat=1-2', true],
    ['/chat/temp/3', '', true],
    ['/chat/at', '?chat=1-2', false],
  ])('%s%s shows a conversation: %s', (path, search, expected) => {
    expect(isTalking(path, search)).toBe(expected);
  });
});
