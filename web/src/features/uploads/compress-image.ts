import { isAnimatedWebp } from './animated-webp.ts';
import { boundsOf, compressedType, QUALITY, renamed } from './compression-rules.ts';

/** A picture in the size it is shown at. One that cannot be redrawn here goes out as it is: the server decides. */
export async function compressImage(file: File, signal?: AbortSignal): Promise<File> {
  const mimeType = compressedType(file);
  // Redrawing would stop the animation.
  if (mimeType === null || (await isAnimatedWebp(file))) return file;
  const [{ default: Compressor }, bounds] = await Promise.all([
    import('compressorjs'),
    uprightSize(file).then(boundsOf),
  ]);
  signal?.throwIfAborted();
  return new Promise((resolve) => {
    const compressor = new Compressor(file, {
      ...bounds,
      quality: QUALITY,
      mimeType,
      // The rules have decided already.
      convertSize: Infinity,
      success: (result) =>
        resolve(
          result === file
            ? file
            : new File([result], renamed(file.name, result.type), {
                type: result.type,
                lastModified: file.lastModified,
              }),
        ),
      error: () => resolve(file),
    });
    signal?.addEventListener('abort', () => compressor.abort(), { once: true });
  });
}

/** As people see it, after the camera's note is followed; null where the browser can't read it. */
async function uprightSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
