// @vitest-environment happy-dom
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptCall } from '../../../api/kept-calls.ts';
import { Outbox, type Outgoing } from './outbox.ts';

const store = new Map<string, KeptCall>();

vi.mock('../../../api/kept-calls.ts', () => ({
  keepCall: (call: KeptCall) => Promise.resolve(store.set(call.id, call).size > 0),
  dropCall: (id: string) => Promise.resolve(void store.delete(id)),
  listKeptCalls: (userId: number) =>
    Promise.resolve([...store.values()].filter((call) => call.userId === userId)),
}));
vi.mock('../../../api/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readSession: () => ({ token: 't', user: { id: 7 } }),
}));

beforeEach(() => {
  store.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

function outboxOf(chat: string) {
  const shown: { now: readonly Outgoing[] } = { now: [] };
  const outbox = new Outbox(chat, {
    onChange: (outgoing) => (shown.now = outgoing),
    onSent: () => undefined,
    onWarning: () => undefined,
  });
  const words = () => shown.now.map(({ content, status }) => `${status} ${content}`);
  return { outbox, words, shown };
}

async function writtenOffline(...texts: string[]) {
  const { outbox, words } = outboxOf('7-8');
  for (const text of texts) outbox.sendText(text);
  await vi.waitFor(() => expect(words()).toEqual(texts.map((text) => `waiting ${text}`)));
}

test('what was written without a network waits, also after the page was loaded anew', async () => {
  await writtenOffline('在吗', '图改好了');
  const { outbox, words } = outboxOf('7-8');
  await outbox.restore(7);
  expect(words()).toEqual(['waiting 在吗', 'waiting 图改好了']);
  // Looking again shows nothing twice.
  await outbox.restore(7);
  expect(words()).toHaveLength(2);
});

test('it belongs to its chat and its person', async () => {
  await writtenOffline('在吗');
  const other = outboxOf('7-9');
  await other.outbox.restore(7);
  const stranger = outboxOf('7-8');
  await stranger.outbox.restore(9);
  expect([...other.words(), ...stranger.words()]).toEqual([]);
});

test('it can be taken back, and then isn’t sent', async () => {
  await writtenOffline('在吗', '图改好了');
  const { outbox, words, shown } = outboxOf('7-8');
  await outbox.restore(7);
  outbox.discard(shown.now[0]?.clientId ?? '');
  expect(words()).toEqual(['waiting 图改好了']);
  expect([...store.values()].map(({ body }) => (body as { content: string }).content)).toEqual(['图改好了']);
});

test('it stays until it is sent; a refused one says why and can be tried again', async () => {
  await writtenOffline('在吗', '图改好了');
  const { outbox, words, shown } = outboxOf('7-8');
  await outbox.restore(7);
  const [first, second] = shown.now;
  outbox.forget([{ client_id: first?.clientId } as Message]);
  expect(words()).toEqual(['waiting 图改好了']);
  outbox.refuse({ id: second?.clientId ?? '', reason: '对方已将你拉黑' });
  expect(words()).toEqual(['failed 图改好了']);
  outbox.resend(second?.clientId ?? '');
  await vi.waitFor(() => expect(words()).toEqual(['waiting 图改好了']));
});

test('what another tab tried without success no longer waits here', async () => {
  await writtenOffline('在吗');
  const { outbox, words } = outboxOf('7-8');
  await outbox.restore(7);
  store.clear();
  await outbox.restore(7);
  expect(words()).toEqual(['failed 在吗']);
});
