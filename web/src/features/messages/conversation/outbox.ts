import type { ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { sendMessage } from '@zaojie/contract/messages/message.endpoints';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { call, messageOf, NetworkFailure } from '../../../api/client.ts';
import {
  dropCall,
  keepCall,
  listKeptCalls,
  type KeptCall,
  type RefusedCall,
} from '../../../api/kept-calls.ts';
import { readSession } from '../../../api/session.ts';
import { uploadFile, uploadMessageOf } from '../../uploads/upload-file.ts';

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  clientId: string;
  type: Message['type'];
  content: string;
  file: { name: string; size: number; previewUrl: string } | null;
  card: ChatCard | null;
  /** Waiting: for the network, to go out by itself. */
  status: 'uploading' | 'sending' | 'waiting' | 'failed';
  /** Of the upload, 0 to 1. */
  progress: number;
  error: string;
  createdAt: number;
}

interface Work {
  file: File | null;
  /** Where the file lies once it is uploaded: a resend doesn't upload again. */
  url: string | null;
  stop: AbortController;
}

interface OutboxOptions {
  onChange: (outgoing: readonly Outgoing[]) => void;
  onSent: (message: Message) => void;
  /** What the sender should know about a file that was taken. */
  onWarning: (sentence: string) => void;
}

const WAITING = { status: 'waiting', error: '' } as const;

type KeptForm = { chat_identify?: unknown; type?: Message['type']; content?: string };
const formOf = (body: unknown) => (body ?? {}) as KeptForm;
const chatOf = (body: unknown) => formOf(body).chat_identify;

function outgoingOf({ id, body, card = null, at }: KeptCall): Outgoing {
  const { type = 'text', content = '' } = formOf(body);
  // Kept by an earlier release, which didn't say what is handed on.
  const words = card === null && content === '' ? '[卡片]' : content;
  return { ...WAITING, clientId: id, type, content: words, file: null, card, progress: 0, createdAt: at };
}

const reasonOf = (error: unknown) =>
  error instanceof NetworkFailure ? error.message : messageOf(error, '发送失败');

/** Sends what one chat has to say, in order. The client id makes it harmless to send the same thing twice. */
export class Outbox {
  #chat: string;
  #options: OutboxOptions;
  #outgoing: readonly Outgoing[] = [];
  #work = new Map<string, Work>();
  #queue: Promise<void> = Promise.resolve();

  constructor(chat: string, options: OutboxOptions) {
    this.#chat = chat;
    this.#options = options;
  }

  sendText(content: string): void {
    this.#add({ type: 'text', content, file: null, card: null }, null);
  }

  sendCard(card: ChatCard): void {
    this.#add({ type: card.type, content: '', file: null, card }, null);
  }

  /** The preview's address, empty for what isn't a picture, is let go of here. */
  sendFile(file: File, previewUrl: string): void {
    const facts = { name: file.name, size: file.size, previewUrl };
    this.#add({ type: previewUrl !== '' ? 'image' : 'file', content: '', file: facts, card: null }, file);
  }

  resend(clientId: string): void {
    const work = this.#work.get(clientId);
    if (work === undefined) return;
    work.stop = new AbortController();
    void this.#deliver(clientId);
  }

  /** Gives up what is on its way, or takes a failed one off the screen. */
  discard(clientId: string): void {
    this.#work.get(clientId)?.stop.abort();
    this.#drop(new Set([clientId]));
  }

  /** The server has these, however we learned of it. */
  forget(messages: readonly Message[]): void {
    const known = new Set(messages.map((message) => message.client_id));
    if (this.#outgoing.some(({ clientId }) => known.has(clientId))) this.#drop(known);
  }

  /** What waits in this browser from before the page was loaded; and what waited and was sent by another tab, or refused. */
  async restore(userId: number): Promise<void> {
    const kept = (await listKeptCalls(userId)).filter(({ body }) => chatOf(body) === this.#chat);
    const isKept = new Set(kept.map(({ id }) => id));
    for (const { clientId, status } of this.#outgoing)
      if (status === 'waiting' && !isKept.has(clientId)) this.refuse({ id: clientId, reason: '发送失败' });
    const added = kept.filter(({ id }) => !this.#work.has(id));
    if (added.length === 0) return;
    for (const { id } of added) this.#work.set(id, { file: null, url: null, stop: new AbortController() });
    this.#change([...added.map(outgoingOf), ...this.#outgoing]);
  }

  refuse({ id, reason }: RefusedCall): void {
    this.#patch(id, { status: 'failed', error: reason });
  }

  #add(facts: Pick<Outgoing, 'type' | 'content' | 'file' | 'card'>, file: File | null): void {
    const clientId = crypto.randomUUID();
    this.#work.set(clientId, { file, url: null, stop: new AbortController() });
    const waiting: Outgoing = {
      ...facts,
      clientId,
      status: 'sending',
      progress: 0,
      error: '',
      createdAt: Date.now(),
    };
    this.#change([...this.#outgoing, waiting]);
    void this.#deliver(clientId);
  }

  async #deliver(clientId: string): Promise<void> {
    const work = this.#work.get(clientId);
    if (work === undefined) return;
    if (!(await this.#upload(clientId, work))) return;
    this.#patch(clientId, { status: 'sending', error: '' });
    this.#queue = this.#queue.then(() => this.#send(clientId, work));
  }

  async #upload(clientId: string, work: Work): Promise<boolean> {
    if (work.file === null || work.url !== null) return true;
    const { signal } = work.stop;
    this.#patch(clientId, { status: 'uploading', progress: 0, error: '' });
    try {
      const onProgress = (progress: number) => this.#patch(clientId, { progress });
      const options = { signal, onProgress, address: '/api/message/upload' };
      const { url, warnings } = await uploadFile(work.file, options);
      work.url = url;
      if (signal.aborted) return false;
      for (const warning of warnings) this.#options.onWarning(warning);
      return true;
    } catch (error) {
      const reason = uploadMessageOf(error, '上传失败');
      if (!signal.aborted) this.#patch(clientId, { status: 'failed', error: reason });
      return false;
    }
  }

  async #send(clientId: string, work: Work): Promise<void> {
    const waiting = this.#outgoing.find((each) => each.clientId === clientId);
    if (waiting === undefined || work.stop.signal.aborted) return;
    const { type, content, card } = waiting;
    const form = { chat_identify: this.#chat, type, content, card_id: card?.id, client_id: clientId };
    try {
      const body = work.url === null ? form : { ...form, url: work.url };
      const { data } = await call(sendMessage, { body });
      this.#options.onSent(data);
    } catch (error) {
      const isKept = await this.#keep(error, form, waiting, work);
      this.#patch(clientId, isKept ? WAITING : { status: 'failed', error: reasonOf(error) });
    }
  }

  /** Without a network, words wait for it and go out by themselves, under the same number. */
  async #keep(error: unknown, body: object, outgoing: Outgoing, { file }: Work): Promise<boolean> {
    const userId = readSession()?.user.id;
    if (!(error instanceof NetworkFailure) || file !== null || userId === undefined) return false;
    const { clientId: id, card, createdAt: at } = outgoing;
    const isKept = await keepCall({ id, userId, kind: 'message', body, card, at });
    // Taken back while it was being kept.
    if (isKept && !this.#work.has(id)) void dropCall(id);
    return isKept;
  }

  #drop(clientIds: ReadonlySet<string>): void {
    for (const { clientId, file, status } of this.#outgoing) {
      if (!clientIds.has(clientId)) continue;
      if (status === 'waiting') void dropCall(clientId);
      this.#work.delete(clientId);
      if (file !== null && file.previewUrl !== '') URL.revokeObjectURL(file.previewUrl);
    }
    this.#change(this.#outgoing.filter(({ clientId }) => !clientIds.has(clientId)));
  }

  #patch(clientId: string, change: Partial<Outgoing>): void {
    this.#change(this.#outgoing.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)));
  }

  #change(outgoing: readonly Outgoing[]): void {
    this.#outgoing = outgoing;
    this.#options.onChange(outgoing);
  }
}
