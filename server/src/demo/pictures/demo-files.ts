import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { serverRoot } from '../../server-root.ts';

const folder = join(serverRoot, 'demo');

const demoPicture = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  title: z.string(),
  kind: z.enum(['illustration', 'background', 'game-screen', 'poster', 'asset', '3d', 'ui']),
  tags: z.array(z.string()),
  palette: z.array(z.string()),
  /** Which game it shows, where several pictures show one. */
  game: z.string().optional(),
});
export type DemoPicture = z.output<typeof demoPicture>;

export function listDemoPictures(): DemoPicture[] {
  return z.array(demoPicture).parse(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')));
}

export function readDemoAvatar(file: string): Promise<Buffer> {
  return readFile(join(folder, 'avatars', file));
}

export function readDemoPicture(file: string): Promise<Buffer> {
  return readFile(join(folder, 'pictures', file));
}
