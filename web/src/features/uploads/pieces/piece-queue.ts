import { cancelPieceUpload } from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { OriginalFile, UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import { call } from '../../../api/client.ts';
import { newRepeatKey } from '../../../api/repeat-keys.ts';
import { uploadMessageOf } from '../upload-file.ts';
import { refusalOfOriginal } from './piece-checks.ts';
import {
  fingerprintOf,
  forgetUpload,
  readRemembered,
  rememberUpload,
  type RememberedUpload,
} from './piece-memory.ts';
import { isCode, transferPieces } from './transfer-pieces.ts';

export type PieceStatus = 'waiting' | 'sending' | 'offline' | 'paused' | 'finishing' | 'done' | 'failed';

export interface PieceItem {
  key: string;
  name: string;
  size: number;
  status: PieceStatus;
  /** Bytes. */
  sent: number;
  error: string | null;
  file: OriginalFile | null;
}

export interface PieceList {
  items: readonly PieceItem[];
  /** Begun before the page was loaded; they go on when the same file is chosen again. */
  leftovers: readonly RememberedUpload[];
}

interface Job {
  file: File;
  stop: AbortController;
  repeatKey: string;
  id: number | null;
}

const AT_ONCE = 2;
const BUSY: ReadonlySet<PieceStatus> = new Set(['sending', 'offline', 'finishing']);
/** Nothing of what the server has is of use any more. */
const OVER = [pieceErrors.notFound, pieceErrors.otherBytes, pieceErrors.executable];

/** Files on their way to one place, two at a time. They outlive the page on the server, and are found again by their file. */
export class PieceQueue {
  #list: PieceList;
  #jobs = new Map<string, Job>();
  #listeners = new Set<() => void>();
  #lastKey = 0;
  #purpose: UploadPurpose;
  #place: string;

  /** The place says whose files these are, such as `order:12`: each has its own unfinished ones. */
  constructor(purpose: UploadPurpose, place: string) {
    this.#purpose = purpose;
    this.#place = place;
    this.#list = { items: [], leftovers: readRemembered(place) };
  }

  read = (): PieceList => this.#list;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes as many as there is room for; returns a sentence for each reason that something stays out. */
  add(files: readonly File[], max = Infinity): string[] {
    const messages = new Set<string>();
    const { items } = this.#list;
    const there = new Set([...this.#jobs.values()].map(({ file }) => fingerprintOf(file)));
    const added: PieceItem[] = [];
    for (const file of files) {
      const refusal = refusalOfOriginal(file, this.#purpose);
      if (refusal !== null) messages.add(files.length > 1 ? `${file.name}：${refusal}` : refusal);
      else if (there.has(fingerprintOf(file))) messages.add('这个文件已经在列表里了');
      else if (items.length + added.length >= max) messages.add(`最多只能添加 ${max} 个文件`);
      else {
        there.add(fingerprintOf(file));
        added.push(this.#take(file));
      }
    }
    this.#change({ items: [...items, ...added] });
    this.#startNext();
    return [...messages];
  }

  /** The file itself, for whoever shows or measures it. */
  fileOf(key: string): File | undefined {
    return this.#jobs.get(key)?.file;
  }

  pause(key: string): void {
    this.#jobs.get(key)?.stop.abort();
    this.#patch(key, { status: 'paused' });
    this.#startNext();
  }

  /** After a pause or a failure. */
  resume(key: string): void {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    job.stop = new AbortController();
    this.#patch(key, { status: 'waiting', error: null });
    this.#startNext();
  }

  /** Given up for good, here and with the server; also a finished one, as long as nothing uses it. */
  remove(key: string): void {
    const job = this.#jobs.get(key);
    job?.stop.abort();
    if (job?.id != null) this.#giveUp(job.id);
    this.#jobs.delete(key);
    this.#change({ items: this.#list.items.filter((item) => item.key !== key) });
    this.#startNext();
  }

  dropLeftover(id: number): void {
    this.#giveUp(id);
    this.#change({});
  }

  /** This one was handed over and belongs to something now. */
  handOver(key: string): void {
    const id = this.#jobs.get(key)?.id ?? null;
    if (id !== null) forgetUpload(this.#place, id);
    this.#jobs.delete(key);
    this.#change({ items: this.#list.items.filter((item) => item.key !== key) });
  }

  /** The files were handed over and belong to something now: nothing of them is remembered here. */
  clear(): void {
    for (const { stop, id } of this.#jobs.values()) {
      stop.abort();
      if (id !== null) forgetUpload(this.#place, id);
    }
    this.#jobs.clear();
    this.#change({ items: [] });
  }

  /** The form goes: nothing is sent any more, and what was sent waits for whoever comes back. */
  release(): void {
    for (const { key, status } of this.#list.items) {
      if (status !== 'done') this.pause(key);
    }
  }

  #take(file: File): PieceItem {
    this.#lastKey += 1;
    const key = String(this.#lastKey);
    const fingerprint = fingerprintOf(file);
    const known = readRemembered(this.#place).find((upload) => upload.fingerprint === fingerprint);
    this.#jobs.set(key, {
      file,
      stop: new AbortController(),
      repeatKey: newRepeatKey(),
      id: known?.id ?? null,
    });
    const { name, size } = file;
    return { key, name, size, status: 'waiting', sent: 0, error: null, file: null };
  }

  #startNext(): void {
    const { items } = this.#list;
    const busy = items.filter(({ status }) => BUSY.has(status)).length;
    const next = items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, AT_ONCE - busy));
    for (const { key } of next) void this.#send(key);
  }

  async #send(key: string): Promise<void> {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    const { file, repeatKey } = job;
    const { signal } = job.stop;
    // Whoever paused or removed it has said how it stands.
    const tell = (change: Partial<PieceItem>) => (signal.aborted ? undefined : this.#patch(key, change));
    tell({ status: 'sending' });
    try {
      const original = await transferPieces({
        file,
        purpose: this.#purpose,
        knownId: job.id,
        repeatKey,
        signal,
        onBegun: (id) => this.#remember(job, id),
        onSent: (sent) => tell({ sent }),
        onStage: (status) => tell({ status }),
      });
      tell({ status: 'done', sent: file.size, file: original });
    } catch (error) {
      if (!signal.aborted && OVER.some((declared) => isCode(error, declared))) this.#forget(job);
      tell({ status: 'failed', error: uploadMessageOf(error, '文件上传失败') });
    }
    this.#startNext();
  }

  #remember(job: Job, id: number): void {
    job.id = id;
    const { file } = job;
    const { name, size } = file;
    rememberUpload(this.#place, { id, fingerprint: fingerprintOf(file), name, size });
    this.#change({});
  }

  /** The next try begins anew. */
  #forget(job: Job): void {
    if (job.id !== null) forgetUpload(this.#place, job.id);
    job.id = null;
    job.repeatKey = newRepeatKey();
  }

  #giveUp(id: number): void {
    forgetUpload(this.#place, id);
    // What the server doesn't hear of now it sweeps away in two days.
    call(cancelPieceUpload, { params: { id } }).catch(() => {});
  }

  #patch(key: string, change: Partial<PieceItem>): void {
    this.#change({
      items: this.#list.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
    });
  }

  #change({ items = this.#list.items }: Partial<PieceList>): void {
    const here = new Set([...this.#jobs.values()].map(({ file }) => fingerprintOf(file)));
    const leftovers = readRemembered(this.#place).filter(({ fingerprint }) => !here.has(fingerprint));
    this.#list = { items, leftovers };
    for (const listener of this.#listeners) listener();
  }
}
