import type { Context } from '../../../frame/context.ts';
import { ImageRefused } from '../../../platform/images/image-refused.ts';
import { discardUnlessKept, redraw, toRefusal } from '../keep-file.ts';
import type { PublicCopy } from './public-copy.ts';

type Painter = Pick<Context, 'storage' | 'independentDb' | 'signal'>;

// Pictures of many pixels are within the limits of what may be decoded; this only stops what would never end.
const CPU_MS = 30_000;

/**
 * Draws what everybody may see of an original that is a picture, before the work, which does its transaction inside and
 * writes the row with `insertCopy`. Null when nothing can be drawn of it; what no row names afterwards is removed.
 */
export async function withPictureOf<T>(
  painter: Painter,
  { path, name, userId }: { path: string; name: string; userId: number },
  work: (copy: PublicCopy | null) => Promise<T>,
): Promise<T> {
  const copy = await draw(painter, { path, name, userId });
  if (!copy) return work(null);
  try {
    return await work(copy);
  } finally {
    await discardUnlessKept(painter, copy);
  }
}

async function draw(
  painter: Painter,
  { path, name, userId }: { path: string; name: string; userId: number },
): Promise<PublicCopy | null> {
  try {
    const use = { purpose: 'work', mark: null } as const;
    const drawn = await redraw(painter, { path, owner: userId, place: 'public', use, cpuMs: CPU_MS });
    return { kind: 'image', name, byte_size: 0, ...drawn };
  } catch (error) {
    if (error instanceof ImageRefused) return null;
    throw toRefusal(error);
  }
}
