import { createHmac, timingSafeEqual } from 'node:crypto';
import { banAppealLimits } from '@zaojie/contract/sanctions/appeal-words';

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`ban-appeal\0${text}`).digest('base64url');

/** For somebody who has proved to be the one that is shut out: it speaks of this ban alone, and for an hour. */
export function issueAppealToken(secret: string, sanctionId: number, now: Date): string {
  const text = `${sanctionId}.${Math.floor(now.getTime() / 1000) + banAppealLimits.tokenMinutes * 60}`;
  return `${text}.${signatureOf(secret, text)}`;
}

/** Which ban it speaks of; null for one that is over or was never given. */
export function readAppealToken(secret: string, token: string, now: Date): number | null {
  const [id, until, signature, ...more] = token.split('.');
  if (!id || !until || !signature || more.length > 0) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, `${id}.${until}`))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(until) * 1000 > now.getTime() ? Number(id) : null;
}
