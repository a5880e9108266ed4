import type { EvidencePack } from '@zaojie/contract/orders/dispute-case.schemas';
import { expect, test } from 'vitest';
import { citedWords, partsOf } from './evidence-words.ts';

const at = '2020-03-01T00:30:00Z';
const pack: EvidencePack = {
  order_id: 1,
  collected_at: at,
  sha256: 'ab',
  timeline: [{ key: 'timeline-1', created_at: at, actor: '林见山', title: '订单生成', text: '' }],
  files: [{ key: 'file-3', created_at: at, version: 1, name: 'front.png', size: 4, sha256: 'cd' }],
  pins: [],
  chat: [
    { key: 'chat-8', created_at: at, by: 'creator', content: '', is_revoked: true },
    { key: 'chat-9', created_at: at, by: 'client', content: '背面是翻转的', is_revoked: false },
  ],
  payments: [{ key: 'payment-2', created_at: at, kind: 'deposit', label: '定金', amount: 840 }],
};
const parts = partsOf(pack, { client: '林见山', creator: '阿澈' });
const part = (kind: string) => parts.find((each) => each.kind === kind);

test('every kind of evidence is there, the empty ones too', () => {
  expect(parts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['timeline', 1],
    ['files', 1],
    ['pins', 0],
    ['chat', 2],
    ['payments', 1],
  ]);
});

test('a recalled message keeps only its time', () => {
  expect(part('chat')?.lines[0]).toMatchObject({ who: '阿澈', text: '撤回了一条消息' });
  expect(part('chat')?.about).toBe('含 1 条撤回，撤回的只记时间不记内容');
});

test('a cited key is said in words', () => {
  expect(citedWords(parts, 'chat-9')).toBe('聊天记录 2020年3月1日 08:30 林见山');
  expect(citedWords(parts, 'chat-404')).toBe('chat-404');
});
