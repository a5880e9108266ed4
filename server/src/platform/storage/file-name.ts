import { limits } from '@zaojie/contract/limits';

const NAME_MAX = 255;
const UNNAMED = '未命名';

const { image, video, document } = limits.upload;
const ours: ReadonlySet<string> = new Set([...image.types, ...video.types, ...document.types]);

/** Endings that mean the same bytes. */
const alike: Record<string, readonly string[]> = { jpg: ['jpeg'], mp4: ['m4v'], ogg: ['ogv', 'ogx'] };

export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The name with the ending that the bytes have, whatever it was called: systems open files by it. */
export function withEnding(name: string, ending: string): string {
  const own = endingOf(name);
  if (own === ending || alike[ending]?.includes(own)) return name;
  const stem = ours.has(own) ? name.slice(0, -own.length - 1) : name;
  return shortName(`${stem || UNNAMED}.${ending}`);
}

/** As long as file systems bear; the ending stays. */
export function shortName(name: string): string {
  const characters = [...name];
  if (characters.length <= NAME_MAX) return name || UNNAMED;
  const ending = endingOf(name);
  const tail = ending === '' ? '' : `.${ending}`;
  return characters.slice(0, NAME_MAX - tail.length).join('') + tail;
}
