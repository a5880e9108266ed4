import type { DeclaredError } from '@zaojie/contract/errors';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Viewer } from '../../frame/context.ts';

export function canEditUser(viewer: Viewer | null, userId: number): boolean {
  return viewer?.userId === userId;
}

/** Only members, and nobody themselves. */
export function canBlockUser(viewer: Viewer | null, userId: number): boolean {
  return viewer !== null && viewer.userId !== userId;
}

/** Somebody as far as following them goes. */
export type Followable = {
  userId: number;
  /** By the viewer. */
  isBlocked: boolean;
  hasBlockedViewer: boolean;
};

/** Why somebody can't be followed; null when they can. */
export function whyNotFollow(
  viewer: Pick<Viewer, 'userId'> | null,
  person: Followable,
): DeclaredError | null {
  if (viewer?.userId === person.userId) return userErrors.followSelf;
  // To somebody who is blocked the person looks as if they were gone.
  if (person.hasBlockedViewer) return userErrors.notFound;
  return person.isBlocked ? userErrors.followBlocked : null;
}

/** Visitors see the button too: pressing it leads to the login page. */
export function canFollowUser(viewer: Pick<Viewer, 'userId'> | null, person: Followable): boolean {
  return whyNotFollow(viewer, person) === null;
}
