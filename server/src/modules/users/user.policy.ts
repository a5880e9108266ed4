import type { Viewer } from '../../context.ts';

export function canEditUser(viewer: Viewer | null, userId: number): boolean {
  return viewer?.userId === userId;
}

/** Only members, and nobody themselves. */
export function canBlockUser(viewer: Viewer | null, userId: number): boolean {
  return viewer !== null && viewer.userId !== userId;
}

/** Visitors see the button too: pressing it leads to the login page. */
export function canFollowUser(viewer: Viewer | null, userId: number): boolean {
  return viewer?.userId !== userId;
}
