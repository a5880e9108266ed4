// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CHAT,
  historyOf,
  messageWith,
  OWN,
  PEER,
  Refused,
  stubServer,
  type AskedCall,
} from '../chat-test-rig.ts';
import { NetworkFailure } from '../../../api/client.ts';
import { Conversation } from './conversation.ts';

const seqsOf = (conversation: Conversation) => conversation.read().log.messages.map(({ seq }) => seq);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const frame = (seq: number) => ({ type: 'message' as const, message: messageWith(seq) });

/** A history that grows; `after` and `cursor` are understood. */
function stubHistory(count: () => number) {
  return stubServer(({ path, query }) => {
    if (path !== '/message/history') return {};
    const all = Array.from({ length: count() }, (_, index) => messageWith(index + 1));
    const after = query.get('after');
    if (after !== null) return historyOf(all.filter(({ seq }) => seq > Number(after)).slice(0, 50));
    const before = Number(query.get('cursor') ?? Infinity);
    const older = all.filter(({ seq }) => seq < before).slice(-50);
    const first = older[0]?.seq ?? 1;
    return historyOf(
      [...older].sort((one, other) => other.seq - one.seq),
      first > 1 ? String(first) : null,
    );
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('history', () => {
  test('opens at the end and goes back page by page', async () => {
    stubHistory(() => 70);
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    expect(seqsOf(conversation)[0]).toBe(21);
    await conversation.loadOlder();
    expect(seqsOf(conversation)).toHaveLength(70);
    expect(conversation.read().olderCursor).toBeNull();
  });

  test('goes back as far as a found message', async () => {
    stubHistory(() => 170);
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    expect(await conversation.loadBackTo(30)).toBe(true);
    expect(seqsOf(conversation)[0]).toBe(21);
    expect(await conversation.loadBackTo(999)).toBe(false);
  });

  test('a chat that has not begun is empty, not broken', async () => {
    stubServer(() => new Refused(1701, '会话不存在'));
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    expect(conversation.read().phase).toBe('ready');
  });

  test('without an answer it says so, and can be tried again', async () => {
    let isDown = true;
    stubServer(() => {
      if (isDown) throw new TypeError('offline');
      return historyOf([messageWith(1)]);
    });
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    expect(conversation.read()).toMatchObject({
      phase: 'failed',
      failure: expect.any(NetworkFailure) as NetworkFailure,
    });
    isDown = false;
    await conversation.open();
    expect(seqsOf(conversation)).toEqual([1]);
  });
});

describe('the live line', () => {
  test('the next message joins without asking; a hole is filled', async () => {
    let count = 2;
    const asked = stubHistory(() => count);
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    conversation.hear(frame(3));
    expect(seqsOf(conversation)).toEqual([1, 2, 3]);
    expect(asked).toHaveLength(1);

    count = 6;
    conversation.hear(frame(6));
    await settled();
    expect(seqsOf(conversation)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(asked.map(({ query }) => query.get('after'))).toEqual([null, '3']);
  });

  test('a message that comes while the first page is on its way is neither lost nor doubled', async () => {
    stubHistory(() => 2);
    const conversation = new Conversation(CHAT, OWN);
    const opening = conversation.open();
    conversation.hear(frame(3));
    await opening;
    expect(seqsOf(conversation)).toEqual([1, 2, 3]);
  });

  test('after a time away nothing is missing, also what was recalled meanwhile', async () => {
    let all = [messageWith(1), messageWith(2)];
    stubServer(({ query }) => {
      const after = Number(query.get('after') ?? 0);
      return historyOf(all.filter(({ seq }) => seq > after));
    });
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    all = [messageWith(1), messageWith(2, { is_revoked: true, content: '' }), messageWith(3), messageWith(4)];
    await conversation.open();
    expect(seqsOf(conversation)).toEqual([1, 2, 3, 4]);
    expect(conversation.read().log.messages[1]?.is_revoked).toBe(true);
  });

  test('read and recall are heard; other chats are not', async () => {
    stubHistory(() => 2);
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    conversation.hear({ type: 'read', chat_identify: CHAT, user_id: PEER, read_seq: 2 });
    conversation.hear({ type: 'read', chat_identify: CHAT, user_id: PEER, read_seq: 1 });
    conversation.hear({ type: 'read', chat_identify: CHAT, user_id: OWN, read_seq: 9 });
    conversation.hear({ type: 'revoke', chat_identify: CHAT, msg_id: 101, seq: 1 });
    conversation.hear({ type: 'message', message: messageWith(3, { chat_identify: '3-4' }) });
    expect(conversation.read().peerReadSeq).toBe(2);
    expect(conversation.read().log.messages.map(({ is_revoked: isRevoked }) => isRevoked)).toEqual([
      true,
      false,
    ]);
  });
});

describe('sending', () => {
  const sentBy = (body: AskedCall['body'], seq: number) =>
    messageWith(seq, {
      from_user: OWN,
      client_id: String(body['client_id']),
      content: String(body['content']),
    });

  test('shows at once, in order, and stands once when the answer and the live line both bring it', async () => {
    let seq = 0;
    const conversation = new Conversation(CHAT, OWN);
    stubServer(({ path, body }) => {
      if (path !== '/message/send') return historyOf([]);
      seq += 1;
      const message = sentBy(body, seq);
      // The live line is often quicker than the answer.
      conversation.hear({ type: 'message', message });
      return message;
    });
    await conversation.open();
    conversation.outbox.sendText('一');
    conversation.outbox.sendText('二');
    expect(conversation.read().outgoing.map(({ content }) => content)).toEqual(['一', '二']);
    await settled();
    expect(conversation.read().outgoing).toEqual([]);
    expect(conversation.read().log.messages.map(({ content }) => content)).toEqual(['一', '二']);
  });

  test('what failed can be sent again, under the same name', async () => {
    let isDown = true;
    const asked = stubServer(({ path, body }) => {
      if (path !== '/message/send') return historyOf([]);
      if (isDown) throw new TypeError('offline');
      return sentBy(body, 1);
    });
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    conversation.outbox.sendText('在吗');
    await settled();
    const [failed] = conversation.read().outgoing;
    expect(failed).toMatchObject({ status: 'failed', content: '在吗' });
    isDown = false;
    conversation.outbox.resend(failed?.clientId ?? '');
    await settled();
    expect(conversation.read().outgoing).toEqual([]);
    const names = asked.filter(({ path }) => path === '/message/send').map(({ body }) => body['client_id']);
    expect(new Set(names).size).toBe(1);
  });

  test('an answer that got lost is made good by the history', async () => {
    let lost: AskedCall['body'] | null = null;
    stubServer(({ path, body }) => {
      if (path !== '/message/send') return historyOf(lost === null ? [] : [sentBy(lost, 1)]);
      lost = body;
      throw new TypeError('cut off');
    });
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    conversation.outbox.sendText('收到了吗');
    await settled();
    expect(conversation.read().outgoing).toHaveLength(1);
    await conversation.open();
    expect(conversation.read().outgoing).toEqual([]);
    expect(seqsOf(conversation)).toEqual([1]);
  });

  test('a refusal keeps its sentence', async () => {
    stubServer(({ path }) =>
      path === '/message/send' ? new Refused(1704, '对方拒收了你的消息') : historyOf([]),
    );
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    conversation.outbox.sendText('你好');
    await settled();
    expect(conversation.read().outgoing[0]).toMatchObject({ status: 'failed', error: '对方拒收了你的消息' });
    conversation.outbox.discard(conversation.read().outgoing[0]?.clientId ?? '');
    expect(conversation.read().outgoing).toEqual([]);
  });
});

describe('taking back', () => {
  test('a recalled text can be written anew', async () => {
    stubServer(({ path }) =>
      path === '/message/revoke'
        ? messageWith(1, { from_user: OWN, is_revoked: true, content: '' })
        : historyOf([messageWith(1, { from_user: OWN, content: '写错了' })]),
    );
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    const [message] = conversation.read().log.messages;
    if (message) await conversation.revoke(message);
    expect(conversation.read().log.messages[0]?.is_revoked).toBe(true);
    expect(conversation.read().recalled.get(101)).toBe('写错了');
  });

  test('a deleted message stays away, and comes back when the server refuses', async () => {
    let isRefused = false;
    stubServer(({ path }) => {
      if (path === '/message/delete') return isRefused ? new Refused(1702, '消息不存在') : { msg_id: 101 };
      return historyOf([messageWith(1), messageWith(2)]);
    });
    const conversation = new Conversation(CHAT, OWN);
    await conversation.open();
    await conversation.remove(messageWith(1));
    conversation.hear(frame(1));
    expect(seqsOf(conversation)).toEqual([2]);
    isRefused = true;
    await expect(conversation.remove(messageWith(2))).rejects.toThrow('消息不存在');
    expect(seqsOf(conversation)).toEqual([2]);
  });

  test('reading is told once for every new end', async () => {
    const asked = stubServer(() => ({ read_seq: 2 }));
    const conversation = new Conversation(CHAT, OWN);
    expect(await conversation.markRead(2)).toBe(true);
    expect(await conversation.markRead(2)).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
