import type { Viewer } from '../../frame/context.ts';

export function isOwnPost(viewer: Viewer | null, authorId: number): boolean {
  return viewer?.userId === authorId;
}
