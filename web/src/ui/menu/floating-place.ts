export type FloatingSide = 'top' | 'bottom';
export type FloatingAlign = 'start' | 'center' | 'end';

export interface FloatingPlacement {
  side: FloatingSide;
  align: FloatingAlign;
  /** Pixels between the anchor and the floating box. */
  gap: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

function alignedLeft(anchor: Box, width: number, align: FloatingAlign): number {
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.left + anchor.width - width;
  return anchor.left + (anchor.width - width) / 2;
}

/** Window coordinates of a box beside its anchor: flips when the other side has more room, never leaves the window. */
export function placeFloating(anchor: Box, size: Size, viewport: Size, placement: FloatingPlacement) {
  const above = anchor.top - placement.gap - size.height;
  const below = anchor.top + anchor.height + placement.gap;
  const roomAbove = anchor.top;
  const roomBelow = viewport.height - anchor.top - anchor.height;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + size.height <= viewport.height - EDGE;
  const wantsAbove = placement.side === 'top';
  const fits = wantsAbove ? fitsAbove : fitsBelow;
  const otherIsBetter = wantsAbove ? roomBelow > roomAbove : roomAbove > roomBelow;
  const goesAbove = fits || !otherIsBetter ? wantsAbove : !wantsAbove;
  const left = alignedLeft(anchor, size.width, placement.align);
  const top = goesAbove ? above : below;
  return {
    left: Math.max(EDGE, Math.min(left, viewport.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, viewport.height - size.height - EDGE)),
  };
}
