const KILOBYTE = 1024;
const CONVERT_ABOVE_BYTES = 2 * KILOBYTE * KILOBYTE;
const LEAVE_BELOW_BYTES = 100 * KILOBYTE;

export const QUALITY = 0.8;
const LONGER_SIDE = 1920;
const SHORTER_SIDE = 1080;

/** What a picture has to fit in, lying or standing: a tall illustration stays tall. */
export function boundsOf(size: { width: number; height: number } | null): {
  maxWidth: number;
  maxHeight: number;
} {
  const isTall = size !== null && size.height > size.width;
  return isTall
    ? { maxWidth: SHORTER_SIDE, maxHeight: LONGER_SIDE }
    : { maxWidth: LONGER_SIDE, maxHeight: SHORTER_SIDE };
}

/** The media type to redraw a picture as; null when the file goes out as it is. */
export function compressedType({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  switch (type) {
    case 'image/png':
      return size > CONVERT_ABOVE_BYTES ? 'image/jpeg' : 'image/png';
    case 'image/webp':
      if (size < LEAVE_BELOW_BYTES) return null;
      return size > CONVERT_ABOVE_BYTES ? 'image/jpeg' : 'image/webp';
    case 'image/jpeg':
      return size < LEAVE_BELOW_BYTES ? null : 'image/jpeg';
    // A canvas cannot write BMP.
    case 'image/bmp':
      return size < LEAVE_BELOW_BYTES ? null : 'image/jpeg';
    // Redrawing would stop a GIF's animation; other files are not pictures.
    default:
      return null;
  }
}

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The file's name with the ending of what it has become. */
export function renamed(name: string, type: string): string {
  const ending = ENDINGS[type];
  return ending === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
}
