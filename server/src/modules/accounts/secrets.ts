import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, in letters that fit headers and addresses. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are random enough to be stored under a plain hash. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** For short or guessable values, which a plain hash would give away. */
export function keyedHash(secret: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}

export function randomCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
