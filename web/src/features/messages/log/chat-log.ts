import type { Message } from '@zaojie/contract/messages/message.schemas';

/** What is known of a chat: a stretch without holes that ends at `knownSeq`, and perhaps single messages after it. */
export interface ChatLog {
  /** In the order of their seq. */
  messages: readonly Message[];
  knownSeq: number;
}

export const EMPTY_LOG: ChatLog = { messages: [], knownSeq: 0 };

/** A recalled message stays recalled, whatever an older answer that comes late says. */
function newerOf(known: Message | undefined, next: Message): Message {
  if (known === undefined) return next;
  return known.is_revoked && !next.is_revoked ? known : next;
}

/** The same message may come by the answer, by the live line and with the history: it stands once. */
export function addMessages(log: ChatLog, more: readonly Message[]): ChatLog {
  const bySeq = new Map(log.messages.map((message) => [message.seq, message]));
  for (const message of more) bySeq.set(message.seq, newerOf(bySeq.get(message.seq), message));
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  let { knownSeq } = log;
  while (bySeq.has(knownSeq + 1)) knownSeq += 1;
  return { messages, knownSeq };
}

/** Takes a page that the server gave whole, so that what is absent from it is really gone. */
export function addPage(log: ChatLog, page: readonly Message[]): ChatLog {
  const seqs = page.map((message) => message.seq);
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)];
  const present = new Set(seqs);
  const kept = log.messages.filter(({ seq }) => seq < first || seq > last || present.has(seq));
  return addMessages({ messages: kept, knownSeq: Math.max(log.knownSeq, last) }, page);
}

/** Something stands after a hole: the part between has to be fetched. */
export function hasGap({ messages, knownSeq }: ChatLog): boolean {
  return (messages.at(-1)?.seq ?? 0) > knownSeq;
}

export function withRevoked(log: ChatLog, messageId: number): ChatLog {
  const messages = log.messages.map((message) =>
    message.msg_id === messageId
      ? { ...message, is_revoked: true, content: '', file: null, card: null, revocable_until: null }
      : message,
  );
  return { ...log, messages };
}

export function withoutMessage(log: ChatLog, messageId: number): ChatLog {
  return { ...log, messages: log.messages.filter((message) => message.msg_id !== messageId) };
}
