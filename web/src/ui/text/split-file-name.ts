const LONGEST_ENDING = 10;
const KEPT_BEFORE_ENDING = 4;

/** Where a name may be shortened: before its last few characters and its ending. */
export function splitFileName(name: string): [start: string, end: string] {
  const characters = [...name];
  const dot = characters.lastIndexOf('.');
  const hasEnding = dot > 0 && characters.length - dot - 1 <= LONGEST_ENDING;
  const at = Math.max(0, (hasEnding ? dot : characters.length) - KEPT_BEFORE_ENDING);
  return [characters.slice(0, at).join(''), characters.slice(at).join('')];
}
