import { readSession } from './session.ts';

/** What somebody wanted to do when they were asked to sign in. */
export type Deed =
  /** A post about something bears its tag. */
  | { kind: 'publish'; tag?: { id: number; name: string } }
  | { kind: 'publish-bounty' }
  /** `answeredId` is 0 for words about the post itself. */
  | { kind: 'comment'; postId: number; answeredId: number }
  | { kind: 'like-comment'; id: number; postId: number }
  | { kind: 'comment-game'; id: number; answeredId: number }
  | { kind: 'like-game-comment'; id: number; gameId: number }
  | {
      kind:
        | 'like-post'
        | 'favorite-post'
        | 'follow-user'
        | 'follow-tag'
        | 'join-circle'
        | 'favorite-bounty'
        | 'apply-bounty'
        | 'like-game'
        | 'get-game'
        | 'follow-project'
        | 'like-demo'
        /** Of a role, by its id. */
        | 'apply-role';
      id: number;
    };

export type Intention = {
  deed: Deed;
  /** Where it was wanted; nowhere else is it gone on with. */
  path: string;
  /** Whose session had run out; null for a visitor, who may turn out to be anybody. */
  userId: number | null;
  at: number;
};

const KEY = 'zaojie:intention';
/** Long enough to register with a code from the phone; later nobody expects it any more. */
const MEANT_FOR_MS = 15 * 60_000;

/** The way in which paths are compared: as the browser writes them, without the place on the page. */
export function placeOf(here: string): string {
  const { pathname, search } = new URL(here, location.origin);
  return pathname + search;
}

export function keepIntention(deed: Deed, here: string, userId: number | null): void {
  const intention: Intention = { deed, path: placeOf(here), userId, at: Date.now() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intention));
  } catch {
    // Without storage one comes back to the page, as ever, and presses again.
  }
}

export function readIntention(): Intention | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Intention | null;
    return stored !== null && Date.now() - stored.at < MEANT_FOR_MS ? stored : null;
  } catch {
    return null;
  }
}

export function forgetIntention(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could have been stored either.
  }
}

/** Whether whoever is signed in now may go on with it here. */
export function isMeantHere({ path, userId }: Intention, here: string): boolean {
  const session = readSession();
  return session !== null && (userId === null || userId === session.user.id) && path === placeOf(here);
}
