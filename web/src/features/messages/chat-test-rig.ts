import type { Message } from '@zaojie/contract/messages/message.schemas';
import { vi } from 'vitest';

export const OWN = 1;
export const PEER = 2;
export const CHAT = '1-2';

export function messageWith(seq: number, facts: Partial<Message> = {}): Message {
  return {
    msg_id: 100 + seq,
    chat_identify: CHAT,
    seq,
    client_id: `client-${seq}`,
    from_user: PEER,
    to_user: OWN,
    type: 'text',
    content: `第${seq}句`,
    file: null,
    card: null,
    is_revoked: false,
    revocable_until: null,
    created_at: new Date(Date.UTC(2026, 2, 18, 6, 0, seq)).toISOString(),
    ...facts,
  };
}

export function historyOf(messages: readonly Message[], nextCursor: string | null = null) {
  return {
    data: messages,
    total: messages.length,
    per_page: 50,
    current_page: 1,
    last_page: 1,
    next_cursor: nextCursor,
    peer_read_seq: 0,
    last_seq: messages.at(-1)?.seq ?? 0,
  };
}

export interface AskedCall {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** A server of our own: `answer` gives the data of a call, or throws to be unreachable. */
export function stubServer(answer: (asked: AskedCall) => unknown): AskedCall[] {
  const asked: AskedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://x.example');
    const text = typeof init?.body === 'string' ? init.body : '{}';
    const one = {
      path: url.pathname.replace('/api', ''),
      query: url.searchParams,
      body: JSON.parse(text) as Record<string, unknown>,
    };
    asked.push(one);
    const data = await answer(one);
    const envelope =
      data instanceof Refused
        ? { code: data.code, msg: data.message, data: null }
        : { code: 1, msg: '', data };
    return new Response(JSON.stringify(envelope));
  });
  return asked;
}

export class Refused extends Error {
  code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
