import type { ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { sendMessage } from '@zaojie/contract/messages/message.endpoints';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { call, messageOf, NetworkFailure } from '../../../api/client.ts';
import { dropCall, keepCall } from '../../../api/kept-calls.ts';
import { readSession } from '../../../api/session.ts';
import { uploadFile, uploadMessageOf } from '../../uploads/upload-file.ts';

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  clientId: string;
  type: Message['type'];
  content: string;
  file: { name: string; size: number; previewUrl: string } | null;
  card: ChatCard | null;
  status: 'uploading' | 'sending' | 'failed';
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

const reasonOf = (error: unknown) =>
  error instanceof NetworkFailure ? error.message : messageOf(error, '发送失败');

/** Sends what one chat has to say, in order. The client id makes it harmless to send the same thing twice. */
export class Outbox {
  #chat: string;
  #options: OutboxOptions;
  #outgoing: readonly Outgoing[] = [];
  #work = new Map<string, Work>();
  #kept = new Set<string>();
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
      const reason = (await this.#keep(error, clientId, form, work)) ?? reasonOf(error);
      this.#patch(clientId, { status: 'failed', error: reason });
    }
  }

  /** Without a network, words wait for it and go out by themselves, under the same number. */
  async #keep(error: unknown, clientId: string, body: object, { file }: Work): Promise<string | null> {
    const userId = readSession()?.user.id;
    if (!(error instanceof NetworkFailure) || file !== null || userId === undefined) return null;
    const isKept = await keepCall({ id: clientId, userId, kind: 'message', body, at: Date.now() });
    if (isKept) this.#kept.add(clientId);
    return isKept ? '网络恢复后自动发送' : null;
  }

  #drop(clientIds: ReadonlySet<string>): void {
    for (const { clientId, file } of this.#outgoing) {
      if (!clientIds.has(clientId)) continue;
      if (this.#kept.delete(clientId)) void dropCall(clientId);
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
