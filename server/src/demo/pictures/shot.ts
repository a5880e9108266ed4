/** A whole picture by its name, or a part of it: from the left, from the top, width, height, in percent. */
export type Shot =
  | string
  | readonly [picture: string, left: number, top: number, width: number, height: number];

export function fileOf(shot: Shot): string {
  return `${typeof shot === 'string' ? shot : shot[0]}.webp`;
}

/** Two shots of the same part have the same key. */
export function keyOf(shot: Shot): string {
  return typeof shot === 'string' ? shot : shot.join(' ');
}
