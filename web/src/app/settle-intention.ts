import { guideIsPutOff } from '../api/guide-mark.ts';
import { forgetIntention, isMeantHere, readIntention, type Deed } from '../api/intention.ts';

const FORMS: ReadonlySet<Deed['kind']> = new Set([
  'publish',
  'comment',
  'publish-bounty',
  'apply-bounty',
  'comment-game',
  'get-game',
  'apply-role',
]);
const SIGN_IN = /^\/(login|register|wxauth|auth)(\/|$)/;

/**
 * Asked before every page: what a visitor wanted is done once they come back signed in, so that the page is drawn with
 * it; given up when they go elsewhere, or come back without.
 */
export function settleIntention({ pathname, search }: URL): null | Promise<null> {
  const intention = readIntention();
  if (intention === null || SIGN_IN.test(pathname)) return null;
  const { deed } = intention;
  const isMeant = isMeantHere(intention, pathname + search);
  if (isMeant) guideIsPutOff.on = pathname;
  // The form and the boxes are opened by the page itself.
  if (isMeant && FORMS.has(deed.kind)) return null;
  forgetIntention();
  return isMeant ? import('./carry-out.ts').then(({ carryOut }) => carryOut(deed)) : null;
}
