import { isAnimatedWebp } from './animated-webp.ts';
import { COMPRESSION, compressedType, renamed } from './compression-rules.ts';

/** A picture in the size it is shown at. One that cannot be redrawn here goes out as it is: the server decides. */
export async function compressImage(file: File, signal?: AbortSignal): Promise<File> {
  const mimeType = compressedType(file);
  // Redrawing would stop the animation.
  if (mimeType === null || (await isAnimatedWebp(file))) return file;
  const { default: Compressor } = await import('compressorjs');
  signal?.throwIfAborted();
  return new Promise((resolve) => {
    const compressor = new Compressor(file, {
      ...COMPRESSION,
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
