import { limits } from '@zaojie/contract/limits';

/** What a file is called when it becomes a work: its name without the ending. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}\s_]+/gu, ' ')
    .trim();
  return [...(words || '未命名')].slice(0, limits.work.titleMax).join('').trim();
}
