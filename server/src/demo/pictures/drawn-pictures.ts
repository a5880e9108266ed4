import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';

const drawnPicture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  blur: z.string(),
  widths: z.array(z.int()),
  byteSize: z.int(),
});
type DrawnPicture = z.output<typeof drawnPicture>;

const KEY = 'demo/drawn-pictures.json';

/** Drawing takes many seconds, so what an earlier filling left in the storage is used again. */
export type DrawnPictures = {
  find(id: string): Promise<DrawnPicture | null>;
  add(id: string, picture: DrawnPicture): void;
  list(): Record<string, DrawnPicture>;
};

export async function readDrawnPictures(storage: Storage): Promise<DrawnPictures> {
  const known = new Map(Object.entries(await readList(storage)));
  const current: Record<string, DrawnPicture> = {};
  return {
    async find(id) {
      const picture = known.get(id);
      if (!picture) return null;
      return (await storage.exists(picture.url.replace('/files/', ''))) ? picture : null;
    },
    add(id, picture) {
      current[id] = picture;
    },
    list: () => current,
  };
}

export async function writeDrawnPictures(storage: Storage, drawn: DrawnPictures): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(drawn.list()));
  await storage.put(KEY, bytes, { contentType: 'application/json' });
}

/** A list that can't be read is as good as none: everything is drawn anew. */
async function readList(storage: Storage): Promise<Record<string, DrawnPicture>> {
  const file = await storage.read(KEY);
  if (!file) return {};
  const text = (await buffer(file.stream)).toString();
  try {
    return z.record(z.string(), drawnPicture).catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}
