import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'confirm' | 'unsubscribe';
type Told = { userId: number; address: string; untilMs: number };

const sign = (secret: string, purpose: Purpose, text: string) =>
  createHmac('sha256', secret).update(`mail-${purpose}\0${text}`).digest('base64url');

function seal(secret: string, purpose: Purpose, told: unknown): string {
  const text = Buffer.from(JSON.stringify(told)).toString('base64url');
  return `${text}.${sign(secret, purpose, text)}`;
}

function open(secret: string, purpose: Purpose, token: string): unknown {
  const [, text = '', signature = ''] = /^([\w-]{1,450})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = sign(secret, purpose, text);
  if (text === '' || !timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

/** What only the owner of the mailbox can bring back. */
export const confirmationToken = (secret: string, told: Told): string => seal(secret, 'confirm', told);

export function readConfirmation(secret: string, token: string, now: Date): Told | null {
  const told = open(secret, 'confirm', token) as Told | null;
  return told && now.getTime() < told.untilMs ? told : null;
}

/** Good for ever: whoever finds an old mail can still stop the next. */
export const unsubscribeToken = (secret: string, userId: number): string =>
  seal(secret, 'unsubscribe', userId);

export function readUnsubscribe(secret: string, token: string): number | null {
  const userId = open(secret, 'unsubscribe', token);
  return typeof userId === 'number' ? userId : null;
}
