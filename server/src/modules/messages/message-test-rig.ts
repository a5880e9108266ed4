import { randomUUID } from 'node:crypto';
import type { ChatSession, Message } from '@zaojie/contract/messages/message.schemas';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import { chatNameOf } from './chats/chat.rules.ts';

export const chatOf = (one: Person, other: Person) => chatNameOf(one.id, other.id);

let counter = 0;

export function say(
  app: TestApp,
  from: Person,
  to: Person,
  form: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const body = { to_user: to.id, content: `第 ${++counter} 句`, client_id: randomUUID(), ...form };
  return app.post('/message/send', body, { token: from.token });
}

export async function sent(
  app: TestApp,
  from: Person,
  to: Person,
  form: Record<string, unknown> = {},
): Promise<Message> {
  const answer = await say(app, from, to, form);
  expect(answer).toMatchObject({ code: 1 });
  return answer.data as unknown as Message;
}

/** Each has written to the other, so neither is a stranger. */
export async function acquaint(app: TestApp, one: Person, other: Person): Promise<void> {
  await sent(app, one, other);
  await sent(app, other, one);
}

export async function historyOf(
  app: TestApp,
  who: Person,
  peer: Person,
  query = '',
): Promise<{
  data: Message[];
  total: number;
  peer_read_seq: number;
  last_seq: number;
  next_cursor: string | null;
}> {
  const answer = await app.get(`/message/history?chat_identify=${chatOf(who, peer)}${query}`, {
    token: who.token,
  });
  expect(answer).toMatchObject({ code: 1 });
  return answer.data as unknown as Awaited<ReturnType<typeof historyOf>>;
}

export async function sessionsOf(app: TestApp, who: Person, query = ''): Promise<ChatSession[]> {
  const answer = await app.get(`/message/sessions${query}`, { token: who.token });
  expect(answer).toMatchObject({ code: 1 });
  return answer.data['data'] as ChatSession[];
}

export async function statusOf(app: TestApp, who: Person, peer: Person): Promise<Record<string, unknown>> {
  const answer = await app.get(`/message/status?chat_identify=${chatOf(who, peer)}`, { token: who.token });
  expect(answer).toMatchObject({ code: 1 });
  return answer.data;
}

export const read = (app: TestApp, who: Person, peer: Person) =>
  app.post('/message/read', { chat_identify: chatOf(who, peer) }, { token: who.token });

export const revoke = (app: TestApp, who: Person, messageId: number) =>
  app.post('/message/revoke', { msg_id: messageId }, { token: who.token });

export const hide = (app: TestApp, who: Person, messageId: number) =>
  app.post('/message/delete', { msg_id: messageId }, { token: who.token });

export const dropSession = (app: TestApp, who: Person, peer: Person) =>
  app.send('DELETE', `/message/session/${chatOf(who, peer)}`, { token: who.token });

export const pin = (app: TestApp, who: Person, peer: Person, isPinned: boolean) =>
  app.post('/message/pin', { chat_identify: chatOf(who, peer), is_pinned: isPinned }, { token: who.token });

export const block = (app: TestApp, who: Person, whom: Person) =>
  app.db.insertInto('user_blocks').values({ blocker_id: who.id, blocked_id: whom.id }).execute();

export const follow = (app: TestApp, who: Person, whom: Person) =>
  app.post(`/user/follow/${whom.id}`, {}, { token: who.token });

export async function acceptFrom(app: TestApp, who: Person, from: string): Promise<void> {
  await app.db
    .insertInto('message_settings')
    .values({ user_id: who.id, accept_from: from })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ accept_from: from }))
    .execute();
}

/** Every chat has its messages numbered without a gap, and every count is what the rows say. */
export async function expectTrueCounts(app: TestApp): Promise<void> {
  const { rows: chats } = await sql`
    select c.id from chats c where last_seq <> (select count(*) from messages where chat_id = c.id)
      or last_seq <> (select coalesce(max(seq), 0) from messages where chat_id = c.id)`.execute(app.db);
  expect(chats).toEqual([]);
  const { rows: members } = await sql`
    select cm.* from chat_members cm
    where sent_count <> (select count(*) from messages where chat_id = cm.chat_id and sender_id = cm.user_id)
      or unread_count <> (select count(*) from messages m where m.chat_id = cm.chat_id and m.recipient_id = cm.user_id
        and m.revoked_at is null and m.seq > greatest(cm.read_seq, cm.cleared_seq)
        and not exists (select from hidden_messages h where h.user_id = cm.user_id and h.message_id = m.id))
      or hidden_count <> (select count(*) from messages m join hidden_messages h on h.message_id = m.id
        where m.chat_id = cm.chat_id and h.user_id = cm.user_id and m.seq > cm.cleared_seq)`.execute(app.db);
  expect(members).toEqual([]);
}
