import type { LiveFrame } from '@zaojie/contract/live/live-frames';
import { limits } from '@zaojie/contract/limits';
import {
  deleteMessage,
  listHistory,
  readMessages,
  revokeMessage,
} from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import {
  addMessages,
  addPage,
  EMPTY_LOG,
  hasGap,
  withoutMessage,
  withRevoked,
  type ChatLog,
} from '../log/chat-log.ts';
import { Outbox, type Outgoing } from './outbox.ts';

const FULL_PAGE = limits.page.maxSize;
/** A search may lead far back; beyond this it stays where it got to. */
const PAGES_BACK_AT_MOST = 40;
const OFFERED_AGAIN_MS = limits.message.revokeMinutes * 60_000;

export interface ConversationState {
  phase: 'loading' | 'ready' | 'failed';
  /** Why it failed, as it was thrown. */
  failure: unknown;
  log: ChatLog;
  outgoing: readonly Outgoing[];
  /** Leads to older messages; null at the beginning of the chat. */
  olderCursor: string | null;
  older: 'idle' | 'loading' | 'failed';
  peerReadSeq: number;
  /** Own texts that were recalled here just now, to be written anew. */
  recalled: ReadonlyMap<number, string>;
}

/** One chat: its history, what is on its way, and what the live line tells of it. Lives on while other chats are open. */
export class Conversation {
  readonly chat: string;
  readonly outbox: Outbox;
  #userId: number;
  #state: ConversationState = {
    phase: 'loading',
    failure: null,
    log: EMPTY_LOG,
    outgoing: [],
    olderCursor: null,
    older: 'idle',
    peerReadSeq: 0,
    recalled: new Map(),
  };
  #listeners = new Set<() => void>();
  #deleted = new Set<number>();
  #readSeq = 0;
  #opening: Promise<void> | null = null;
  #catchingUp: Promise<void> | null = null;

  constructor(chat: string, userId: number) {
    this.chat = chat;
    this.#userId = userId;
    this.outbox = new Outbox(chat, {
      onChange: (outgoing) => this.#patch({ outgoing }),
      onSent: (message) => this.#take([message]),
      onWarning: (sentence) => toast.warning(sentence),
    });
  }

  read = (): ConversationState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches the latest page, or what was missed since it was last on screen. One at a time. */
  open(): Promise<void> {
    this.#opening ??= (this.#state.phase === 'ready' ? this.refresh() : this.#load())
      .then(() => this.outbox.restore(this.#userId))
      .finally(() => {
        this.#opening = null;
      });
    return this.#opening;
  }

  async #load(): Promise<void> {
    this.#patch({ phase: 'loading', failure: null });
    try {
      const page = await this.#history({});
      this.#patch({ phase: 'ready', olderCursor: page.next_cursor ?? null });
      this.#takePage(page);
      if (hasGap(this.#state.log)) await this.#catchUp();
    } catch (error) {
      // Before the first word there is nothing to find.
      const isNew = error instanceof ApiFailure && error.code === messageErrors.chatNotFound.code;
      this.#patch(isNew ? { phase: 'ready' } : { phase: 'failed', failure: error });
    }
  }

  async loadOlder(): Promise<void> {
    const { olderCursor, older } = this.#state;
    if (olderCursor === null || older === 'loading') return;
    this.#patch({ older: 'loading' });
    try {
      const page = await this.#history({ cursor: olderCursor });
      this.#patch({ older: 'idle', olderCursor: page.next_cursor ?? null });
      this.#takePage(page);
    } catch {
      this.#patch({ older: 'failed' });
    }
  }

  /** Goes back until a message is there; says whether it is. */
  async loadBackTo(seq: number): Promise<boolean> {
    for (let pages = 0; pages < PAGES_BACK_AT_MOST; pages += 1) {
      const { log, olderCursor, older } = this.#state;
      if ((log.messages[0]?.seq ?? Infinity) <= seq || olderCursor === null || older === 'failed') break;
      await this.loadOlder();
    }
    return this.#state.log.messages.some((message) => message.seq === seq);
  }

  /**
   * After a time without the live line: reads from the end back to what was known, and a page further, where something
   * may have been recalled. Nothing is shown before all of it is there, or a hole could pass for whole.
   */
  async refresh(): Promise<void> {
    const farEnough = this.#state.log.knownSeq + 1 - FULL_PAGE;
    const missed: Message[] = [];
    try {
      let page = await this.#history({});
      missed.push(...page.data);
      while (page.next_cursor && (missed.at(-1)?.seq ?? 0) > farEnough) {
        page = await this.#history({ cursor: page.next_cursor });
        missed.push(...page.data);
      }
      this.#takePage({ data: missed, peer_read_seq: page.peer_read_seq });
    } catch {
      // The next connect, or the next poll, tries again.
    }
  }

  hear(frame: LiveFrame): void {
    if (frame.type === 'message' && frame.message.chat_identify === this.chat) this.#take([frame.message]);
    if (frame.type === 'revoke' && frame.chat_identify === this.chat) {
      this.#patch({ log: withRevoked(this.#state.log, frame.msg_id) });
    }
    if (frame.type === 'read' && frame.chat_identify === this.chat && frame.user_id !== this.#userId) {
      this.#raisePeerRead(frame.read_seq);
    }
  }

  /** Says that everything up to here has been seen; true when that was news. */
  async markRead(seq: number): Promise<boolean> {
    if (seq <= this.#readSeq) return false;
    const before = this.#readSeq;
    this.#readSeq = seq;
    try {
      await call(readMessages, { body: { chat_identify: this.chat } });
      return true;
    } catch {
      this.#readSeq = before;
      return false;
    }
  }

  async revoke(message: Message): Promise<void> {
    const { data } = await call(revokeMessage, { body: { msg_id: message.msg_id } });
    if (message.type === 'text') this.#offerAgain(message);
    this.#take([data]);
  }

  #offerAgain({ msg_id: id, content }: Message): void {
    this.#patch({ recalled: new Map(this.#state.recalled).set(id, content) });
    setTimeout(() => {
      const recalled = new Map(this.#state.recalled);
      if (recalled.delete(id)) this.#patch({ recalled });
    }, OFFERED_AGAIN_MS);
  }

  async remove(message: Message): Promise<void> {
    const { log } = this.#state;
    this.#deleted.add(message.msg_id);
    this.#patch({ log: withoutMessage(log, message.msg_id) });
    try {
      await call(deleteMessage, { body: { msg_id: message.msg_id } });
    } catch (error) {
      this.#deleted.delete(message.msg_id);
      this.#take([message]);
      throw error;
    }
  }

  /** The session was deleted: its history is over, and a new word begins a new one. */
  clear(): void {
    const { knownSeq } = this.#state.log;
    this.#patch({ log: { messages: [], knownSeq }, olderCursor: null, older: 'idle', recalled: new Map() });
  }

  async #history(place: { cursor?: string | null; after?: number }) {
    const { cursor, after } = place;
    const query = {
      chat_identify: this.chat,
      per_page: FULL_PAGE,
      cursor,
      after: after === undefined ? undefined : String(after),
    };
    return (await call(listHistory, { query })).data;
  }

  /** One at a time: frames that come meanwhile are covered by the loop. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#fetchMissed().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  async #fetchMissed(): Promise<void> {
    let isWhole = false;
    while (!isWhole) {
      const page = await this.#history({ after: this.#state.log.knownSeq });
      this.#takePage(page);
      isWhole = page.data.length < FULL_PAGE;
    }
  }

  #takePage(page: { data: readonly Message[]; peer_read_seq: number }): void {
    this.#raisePeerRead(page.peer_read_seq);
    if (page.data.length === 0) return;
    this.#patch({ log: this.#withoutDeleted(addPage(this.#state.log, page.data)) });
    this.outbox.forget(page.data);
  }

  #take(messages: readonly Message[]): void {
    const log = this.#withoutDeleted(addMessages(this.#state.log, messages));
    this.#patch({ log });
    this.outbox.forget(messages);
    // While the first page is on its way it will bring what is missing.
    if (hasGap(log) && this.#state.phase === 'ready') void this.#catchUp().catch(() => undefined);
  }

  #withoutDeleted(log: ChatLog): ChatLog {
    if (this.#deleted.size === 0) return log;
    return { ...log, messages: log.messages.filter(({ msg_id: id }) => !this.#deleted.has(id)) };
  }

  #raisePeerRead(seq: number): void {
    if (seq > this.#state.peerReadSeq) this.#patch({ peerReadSeq: seq });
  }

  #patch(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
