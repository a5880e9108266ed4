const FLAGS_AT = 20;
const ANIMATION = 0b10;

/** Whether a webp file says of itself that it moves: only its extended form can, in one bit of its first chunk. */
export async function isAnimatedWebp(file: Blob): Promise<boolean> {
  if (file.type !== 'image/webp') return false;
  const head = new Uint8Array(await file.slice(0, FLAGS_AT + 1).arrayBuffer());
  const isExtended = String.fromCharCode(...head.subarray(12, 16)) === 'VP8X';
  return isExtended && ((head[FLAGS_AT] ?? 0) & ANIMATION) !== 0;
}
