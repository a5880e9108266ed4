export const MESSAGES_PATH = '/chat/messages';

/** The address of an open chat, at one of its messages when a search led there. */
export function chatPath(chatIdentify: string, seq?: number): string {
  const query = new URLSearchParams({ chat: chatIdentify });
  if (seq !== undefined) query.set('seq', String(seq));
  return `${MESSAGES_PATH}?${query.toString()}`;
}

export function readChatAddress(query: URLSearchParams): { chat: string | null; seq: number | null } {
  const chat = query.get('chat') ?? '';
  const seq = Number(query.get('seq'));
  return {
    chat: /^\d{1,15}-\d{1,15}$/.test(chat) ? chat : null,
    seq: Number.isSafeInteger(seq) && seq > 0 ? seq : null,
  };
}

/** Whether a conversation is on screen, and not the list of them or a page of notices. */
export function isTalking(pathname: string, search: string): boolean {
  if (pathname.startsWith('/chat/temp/')) return true;
  return pathname === MESSAGES_PATH && readChatAddress(new URLSearchParams(search)).chat !== null;
}
