import { addWork, uploadWork } from '@zaojie/contract/works/work.endpoints';
import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { call } from '../../api/client.ts';
import { newRepeatKey } from '../../api/repeat-keys.ts';
import { refusalOf } from '../uploads/upload-checks.ts';
import { uploadFile, uploadMessageOf } from '../uploads/upload-file.ts';
import { titleOfFile } from './work-title.ts';

export type WorkUpload = {
  key: string;
  name: string;
  previewUrl: string;
  /** 0 to 1. */
  progress: number;
  status: 'waiting' | 'uploading' | 'failed';
  error: string | null;
};

type Job = { file: File; stop: AbortController; repeatKey: string; url: string | null };

const AT_ONCE = 2;
const ADDRESS = `/api${uploadWork.path}`;

/** Files on their way to become works. Each leaves the list when its work is there. */
export class WorkUploads {
  #uploads: readonly WorkUpload[] = [];
  #jobs = new Map<string, Job>();
  #listeners = new Set<() => void>();
  #lastKey = 0;
  #onWork: (work: OwnWork) => void;

  constructor(onWork: (work: OwnWork) => void) {
    this.#onWork = onWork;
  }

  read = (): readonly WorkUpload[] => this.#uploads;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes as many as there is room for; returns a sentence for each reason that something stays out. */
  add(files: readonly File[], room: number): string[] {
    const refusals = files.map((file) => refusalOf(file, ['image']));
    const good = files.filter((_, index) => refusals[index] === null);
    const left = Math.max(0, room - this.#uploads.length);
    const added = good.slice(0, left).map((file): WorkUpload => {
      const key = String((this.#lastKey += 1));
      this.#jobs.set(key, { file, stop: new AbortController(), repeatKey: newRepeatKey(), url: null });
      const previewUrl = URL.createObjectURL(file);
      return { key, name: file.name, previewUrl, progress: 0, status: 'waiting', error: null };
    });
    this.#change([...this.#uploads, ...added]);
    this.#startNext();
    const messages = refusals.filter((message) => message !== null);
    if (good.length > left) messages.push('作品放满了，先删掉一些再上传');
    return [...new Set(messages)];
  }

  remove(key: string): void {
    const upload = this.#uploads.find((each) => each.key === key);
    if (upload === undefined) return;
    this.#jobs.get(key)?.stop.abort();
    this.#jobs.delete(key);
    URL.revokeObjectURL(upload.previewUrl);
    this.#change(this.#uploads.filter((each) => each.key !== key));
    this.#startNext();
  }

  retry(key: string): void {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    job.stop = new AbortController();
    this.#patch(key, { status: 'waiting', error: null, progress: 0 });
    this.#startNext();
  }

  release(): void {
    for (const { key } of this.#uploads) this.remove(key);
  }

  #startNext(): void {
    const busy = this.#uploads.filter((each) => each.status === 'uploading').length;
    const next = this.#uploads.filter((each) => each.status === 'waiting').slice(0, AT_ONCE - busy);
    for (const { key } of next) void this.#send(key);
  }

  async #send(key: string): Promise<void> {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    const { file, repeatKey } = job;
    const { signal } = job.stop;
    this.#patch(key, { status: 'uploading' });
    try {
      const onProgress = (progress: number) => this.#patch(key, { progress });
      // Sent once: what is tried again after that is only the second half.
      job.url ??= (
        await uploadFile(file, { signal, onProgress, kinds: ['image'], address: ADDRESS, isKept: true })
      ).url;
      const body = { url: job.url, title: titleOfFile(file.name) };
      const { data } = await call(addWork, { body, idempotencyKey: repeatKey, signal });
      if (signal.aborted) return;
      this.#onWork(data);
      this.remove(key);
    } catch (error) {
      if (signal.aborted) return;
      this.#patch(key, { status: 'failed', error: uploadMessageOf(error, '作品上传失败') });
      this.#startNext();
    }
  }

  #patch(key: string, change: Partial<WorkUpload>): void {
    this.#change(this.#uploads.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #change(uploads: readonly WorkUpload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
