import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { refusalOf } from './upload-checks.ts';
import { uploadMessageOf, uploadPicture } from './upload-file.ts';

export interface QueuedImage {
  key: string;
  name: string;
  /** A lost one was with the server and isn't any more: it can only be taken away. */
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'lost';
  /** 0 to 1. */
  progress: number;
  /** What can be shown already: the file itself until the server has it. */
  previewUrl: string;
  picture: Picture | null;
  error: string | null;
}

interface Work {
  file: File;
  stop: AbortController;
}

const AT_ONCE = 2;
const LOST = { status: 'lost', picture: null, error: '图片已失效，请重新添加' } as const;

/** The pictures of a form, in order, some of them still on their way. */
export class ImageQueue {
  #images: readonly QueuedImage[] = [];
  #work = new Map<string, Work>();
  #listeners = new Set<() => void>();
  #lastKey = 0;
  readonly #failed: string;

  /** What is said of a picture that didn't arrive, where the reason isn't known. */
  constructor(failed = '图片上传失败') {
    this.#failed = failed;
  }

  read = (): readonly QueuedImage[] => this.#images;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts pictures that the server has in place of everything; what was on its way is given up. */
  reset(pictures: readonly Picture[]): void {
    for (const image of this.#images) this.#forget(image);
    this.#change(
      pictures.map((picture) => ({
        ...this.#blank(),
        name: picture.url,
        status: 'done' as const,
        progress: 1,
        previewUrl: picture.url,
        picture,
      })),
    );
  }

  /** Takes as many files as there is room for; returns a sentence for each that stays out. */
  add(files: readonly File[], max: number): string[] {
    const refusals = files.map((file) => refusalOf(file, ['image']));
    const good = files.filter((_, index) => refusals[index] === null);
    const room = Math.max(0, max - this.#images.length);
    const added = good.slice(0, room).map((file) => {
      const image = { ...this.#blank(), name: file.name, previewUrl: URL.createObjectURL(file) };
      this.#work.set(image.key, { file, stop: new AbortController() });
      return image;
    });
    this.#change([...this.#images, ...added]);
    this.#startNext();
    const messages = refusals.filter((message) => message !== null);
    if (good.length > room) messages.push(`最多只能上传${max}张图片`);
    return [...new Set(messages)];
  }

  remove(key: string): void {
    const image = this.#images.find((each) => each.key === key);
    if (image === undefined) return;
    this.#forget(image);
    this.#change(this.#images.filter((each) => each.key !== key));
    this.#startNext();
  }

  retry(key: string): void {
    const work = this.#work.get(key);
    if (work === undefined) return;
    work.stop = new AbortController();
    this.#patch(key, { status: 'waiting', error: null, progress: 0 });
    this.#startNext();
  }

  /** The server has nothing under these addresses any more. */
  lose(urls: ReadonlySet<string>): void {
    this.#change(
      this.#images.map((image) =>
        image.picture !== null && urls.has(image.picture.url) ? { ...image, ...LOST } : image,
      ),
    );
  }

  /** The form goes: what is on its way is given up, and the browser need not hold the files any longer. */
  release(): void {
    for (const image of this.#images) {
      if (image.picture === null) this.remove(image.key);
      else if (image.previewUrl.startsWith('blob:')) {
        URL.revokeObjectURL(image.previewUrl);
        this.#patch(image.key, { previewUrl: image.picture.url });
      }
    }
  }

  move(from: number, to: number): void {
    this.#change(movedItem(this.#images, from, to));
  }

  #startNext(): void {
    const busy = this.#images.filter((image) => image.status === 'uploading').length;
    const next = this.#images.filter((image) => image.status === 'waiting').slice(0, AT_ONCE - busy);
    for (const image of next) void this.#send(image.key);
  }

  async #send(key: string): Promise<void> {
    const work = this.#work.get(key);
    if (work === undefined) return;
    const { signal } = work.stop;
    this.#patch(key, { status: 'uploading' });
    try {
      const onProgress = (progress: number) => this.#patch(key, { progress });
      const picture = await uploadPicture(work.file, { signal, onProgress });
      if (!signal.aborted) this.#patch(key, { status: 'done', progress: 1, picture });
    } catch (error) {
      const reason = uploadMessageOf(error, this.#failed);
      if (!signal.aborted) this.#patch(key, { status: 'failed', error: reason });
    }
    this.#startNext();
  }

  #forget(image: QueuedImage): void {
    this.#work.get(image.key)?.stop.abort();
    this.#work.delete(image.key);
    if (image.previewUrl.startsWith('blob:')) URL.revokeObjectURL(image.previewUrl);
  }

  #blank(): QueuedImage {
    this.#lastKey += 1;
    const key = String(this.#lastKey);
    return { key, name: '', status: 'waiting', progress: 0, previewUrl: '', picture: null, error: null };
  }

  #patch(key: string, change: Partial<QueuedImage>): void {
    this.#change(this.#images.map((image) => (image.key === key ? { ...image, ...change } : image)));
  }

  #change(images: readonly QueuedImage[]): void {
    this.#images = images;
    for (const listener of this.#listeners) listener();
  }
}

/** The list with one entry at another place. */
export function movedItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  const place = Math.min(list.length - 1, Math.max(0, to));
  if (item === undefined || from === place) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
