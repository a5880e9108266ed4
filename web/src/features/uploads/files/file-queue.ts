import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import { refusalOf } from '../upload-checks.ts';
import { uploadFile, uploadMessageOf } from '../upload-file.ts';

export type QueuedFile = {
  key: string;
  name: string;
  status: 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  uploaded: Uploaded | null;
  error: string | null;
};

/** The files of one form, in order, some of them still on their way. */
export class FileQueue {
  #files: readonly QueuedFile[];
  #stops = new Map<string, AbortController>();
  #sources = new Map<string, File>();
  #listeners = new Set<() => void>();
  #lastKey = 0;

  readonly max: number;

  constructor(initial: readonly Uploaded[], max: number) {
    this.max = max;
    this.#files = initial.map((uploaded) => ({
      key: this.#nextKey(),
      name: uploaded.name,
      status: 'done',
      progress: 1,
      uploaded,
      error: null,
    }));
  }

  read = (): readonly QueuedFile[] => this.#files;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes as many as there is room for; returns a sentence for each that stays out. */
  add(files: readonly File[]): string[] {
    const refusals = files.map((file) => refusalOf(file));
    const good = files.filter((_, index) => refusals[index] === null);
    const room = Math.max(0, this.max - this.#files.length);
    for (const file of good.slice(0, room)) {
      const key = this.#nextKey();
      this.#sources.set(key, file);
      const entry: QueuedFile = {
        key,
        name: file.name,
        status: 'uploading',
        progress: 0,
        uploaded: null,
        error: null,
      };
      this.#change([...this.#files, entry]);
      void this.#send(key);
    }
    const messages = refusals.filter((message) => message !== null);
    if (good.length > room) messages.push(`最多只能上传${this.max}个附件`);
    return [...new Set(messages)];
  }

  remove(key: string): void {
    this.#stops.get(key)?.abort();
    this.#sources.delete(key);
    this.#change(this.#files.filter((file) => file.key !== key));
  }

  retry(key: string): void {
    this.#patch(key, { status: 'uploading', progress: 0, error: null });
    void this.#send(key);
  }

  /** The form goes: what is on its way is given up. */
  release(): void {
    for (const file of this.#files) if (file.status !== 'done') this.remove(file.key);
  }

  async #send(key: string): Promise<void> {
    const source = this.#sources.get(key);
    if (source === undefined) return;
    const stop = new AbortController();
    this.#stops.set(key, stop);
    try {
      const uploaded = await uploadFile(source, {
        signal: stop.signal,
        onProgress: (progress) => this.#patch(key, { progress }),
      });
      if (!stop.signal.aborted) this.#patch(key, { status: 'done', progress: 1, uploaded });
    } catch (error) {
      const reason = uploadMessageOf(error, '上传失败');
      if (!stop.signal.aborted) this.#patch(key, { status: 'failed', error: reason });
    }
  }

  #nextKey(): string {
    this.#lastKey += 1;
    return String(this.#lastKey);
  }

  #patch(key: string, change: Partial<QueuedFile>): void {
    this.#change(this.#files.map((file) => (file.key === key ? { ...file, ...change } : file)));
  }

  #change(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}
