import type { QrStatus } from '@zaojie/contract/social-login/social-login.schemas';

export type IssuedCode = { state: string; pollKey: string; address: string };
export type Scanner = { nickname: string; avatar: string };
export type Ticket = { openid: string; ticket: string; redirect: string | null };

/** One attempt to sign in by QR code, from asking for the code to the last word about it. */
export type QrLogin =
  | { phase: 'loading' }
  | { phase: 'waiting'; code: IssuedCode; expiresAt: number; isUnsteady: boolean }
  | { phase: 'scanned'; code: IssuedCode; expiresAt: number; isUnsteady: boolean; scanner: Scanner }
  | { phase: 'signing-in'; code: IssuedCode; scanner: Scanner; ticket: Ticket }
  | { phase: 'refused' | 'expired'; code: IssuedCode }
  | { phase: 'failed'; message: string };

/** Times are milliseconds of one clock, handed in so that the machine stays pure. */
export type QrEvent =
  | { type: 'restarted' }
  | { type: 'issued'; code: IssuedCode; expiresInSeconds: number; now: number }
  | { type: 'answered'; status: QrStatus; now: number }
  | { type: 'unanswered' }
  | { type: 'ticked'; now: number }
  | { type: 'failed'; message: string };

export const TICKET_MISSING = '微信授权已失效，请重新登录';

export function qrLogin(login: QrLogin, event: QrEvent): QrLogin {
  switch (event.type) {
    case 'restarted':
      return { phase: 'loading' };
    case 'failed':
      return isOver(login) ? login : { phase: 'failed', message: event.message };
    case 'issued':
      return login.phase === 'loading'
        ? {
            phase: 'waiting',
            code: event.code,
            expiresAt: event.now + event.expiresInSeconds * 1000,
            isUnsteady: false,
          }
        : login;
    case 'answered':
      return isPending(login) ? afterAnswer(login, event.status, event.now) : login;
    case 'unanswered':
      return isPending(login) ? { ...login, isUnsteady: true } : login;
    case 'ticked':
      return isPending(login) && event.now >= login.expiresAt
        ? { phase: 'expired', code: login.code }
        : login;
  }
}

type Pending = Extract<QrLogin, { phase: 'waiting' | 'scanned' }>;

/** While the phone may still act, and asking for news makes sense. */
export function isPending(login: QrLogin): login is Pending {
  return login.phase === 'waiting' || login.phase === 'scanned';
}

function isOver(login: QrLogin): boolean {
  return login.phase === 'refused' || login.phase === 'expired';
}

function afterAnswer(login: Pending, status: QrStatus, now: number): QrLogin {
  const { code } = login;
  const scanner = { nickname: status.nickname, avatar: status.avatar };
  const pending = { code, expiresAt: now + status.expires_in * 1000, isUnsteady: false };
  switch (status.status) {
    case 'waiting':
      return { phase: 'waiting', ...pending };
    case 'scanned':
      return { phase: 'scanned', ...pending, scanner };
    case 'refused':
    case 'expired':
      return { phase: status.status, code };
    case 'confirmed':
      // The ticket is handed out once; without it there is nothing to sign in with.
      return status.openid && status.ticket
        ? {
            phase: 'signing-in',
            code,
            scanner,
            ticket: ticketOf(status.openid, status.ticket, status.redirect),
          }
        : { phase: 'failed', message: TICKET_MISSING };
  }
}

function ticketOf(openid: string, ticket: string, redirect: string | undefined): Ticket {
  return { openid, ticket, redirect: redirect ?? null };
}

/** 4:32 */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
