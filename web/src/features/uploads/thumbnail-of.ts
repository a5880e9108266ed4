import { smallerWidths } from '@zaojie/contract/uploads/picture-sizes';
import { inWidth, widthIn } from '../../ui/media/picture-source.ts';

const DENSITY = 2;

/** The smallest size that is sharp when shown so wide, for pictures of which only the address is known. */
export function thumbnailOf(url: string, shownPx: number): string {
  const enough = smallerWidths(widthIn(url) ?? 0).find((step) => step >= shownPx * DENSITY);
  return enough === undefined ? url : inWidth(url, enough);
}
