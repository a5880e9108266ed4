import { smallerWidths } from '@zaojie/contract/uploads/picture-sizes';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { PictureSource } from '../../ui/picture.tsx';

const WIDTH_AND_ENDING = /-(\d+)\.webp$/;
const DENSITY = 2;

/** The sizes the server made; they differ from the address only in the width before the ending. */
export function srcSetOf({ url, widths }: { url: string; widths?: readonly number[] | undefined }) {
  if (widths === undefined || widths.length < 2 || !WIDTH_AND_ENDING.test(url)) return undefined;
  return widths.map((width) => `${url.replace(WIDTH_AND_ENDING, `-${width}.webp`)} ${width}w`).join(', ');
}

/** The smallest size that is sharp when shown so wide, for pictures of which only the address is known. */
export function thumbnailOf(url: string, shownPx: number): string {
  const width = Number(WIDTH_AND_ENDING.exec(url)?.[1]);
  const enough = smallerWidths(width).find((step) => step >= shownPx * DENSITY);
  return enough === undefined ? url : url.replace(WIDTH_AND_ENDING, `-${enough}.webp`);
}

export function pictureSource(picture: Picture, alt = ''): PictureSource {
  return {
    src: picture.url,
    width: picture.width,
    height: picture.height,
    alt,
    srcSet: srcSetOf(picture),
    placeholder: picture.blur || null,
  };
}
