import type { PictureSource } from './picture.tsx';

/** A picture as it is stored: in several widths, which differ in their address only by the number before the ending. */
export interface StoredPicture {
  url: string;
  width: number;
  height: number;
  widths?: readonly number[] | undefined;
  blur?: string | undefined;
  /** What its maker says of it. */
  caption?: string | undefined;
}

const WIDTH_AND_ENDING = /-(\d+)\.webp$/;

/**
 * What half a phone's width is called in `sizes`: a tenth less than it is. Nobody sees that, and most phones take a picture of
 * half the weight.
 */
export const HALF_OF_PHONE = '(max-width: 768px) 41vw';

/**
 * The same for a cover or a banner as wide as the phone: the picture that a phone of twice the density takes has 640 points, less
 * than a half of the next one's weight. What is shown as a work keeps its true size.
 */
export const WIDTH_OF_PHONE = '(max-width: 768px) 82vw';

/** How wide the picture at an address is; null when the address doesn't tell. */
export function widthIn(url: string): number | null {
  const width = WIDTH_AND_ENDING.exec(url)?.[1];
  return width === undefined ? null : Number(width);
}

export function inWidth(url: string, width: number): string {
  return url.replace(WIDTH_AND_ENDING, `-${width}.webp`);
}

export function srcSetOf({ url, widths }: Pick<StoredPicture, 'url' | 'widths'>): string | undefined {
  if (widths === undefined || widths.length < 2 || widthIn(url) === null) return undefined;
  return widths.map((width) => `${inWidth(url, width)} ${width}w`).join(', ');
}

export function pictureSource(picture: StoredPicture, alt = ''): PictureSource {
  return {
    src: picture.url,
    width: picture.width,
    height: picture.height,
    alt,
    srcSet: srcSetOf(picture),
    placeholder: picture.blur || null,
  };
}
