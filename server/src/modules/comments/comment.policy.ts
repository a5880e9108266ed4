import type { Viewer } from '../../frame/context.ts';

/** Only whoever wrote it; the post's author can't. */
export function canDeleteComment(viewer: Viewer | null, comment: { user_id: number }): boolean {
  return viewer?.userId === comment.user_id;
}
