import { timingSafeEqual } from 'node:crypto';
import { limits } from '@zaojie/contract/limits';
import type { Context, Viewer } from '../../../frame/context.ts';
import type { Db } from '../../../db/database.ts';
import { findContacts, type ContactRow } from '../../users/index.ts';
import { keyedHash } from '../secrets.ts';

const VALID_MS = limits.verificationCode.validMinutes * 60_000;

/** Of this session, this person and what they are reached by now: a change of either takes it away. */
function signatureOf(context: Context<Viewer>, contacts: ContactRow, expiresAt: number): Buffer {
  const { userId, sessionId } = context.viewer;
  const { mobile, email } = contacts;
  return keyedHash(context.secret, 'proof', JSON.stringify([userId, sessionId, mobile, email, expiresAt]));
}

/** For whoever typed the right code. */
export function giveProof(context: Context<Viewer>, contacts: ContactRow) {
  const expiresAt = context.now().getTime() + VALID_MS;
  const signature = signatureOf(context, contacts, expiresAt).toString('base64url');
  return { proof: `${expiresAt}.${signature}`, expires_at: new Date(expiresAt).toISOString() };
}

/** Whether it was given to this person here, a short while ago. */
export async function isProof(db: Db, context: Context<Viewer>, proof: string): Promise<boolean> {
  const [time = '', signature = ''] = proof.split('.');
  const expiresAt = Number(time);
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= context.now().getTime()) return false;
  const expected = signatureOf(context, await findContacts(db, context.viewer.userId), expiresAt);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
