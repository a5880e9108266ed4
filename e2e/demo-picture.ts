import { readFile } from 'node:fs/promises';

/** A picture of the demo town, as a file input takes it. */
export const pictureFile = async (name: string) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: await readFile(new URL(`../server/demo/pictures/${name}.webp`, import.meta.url)),
});
