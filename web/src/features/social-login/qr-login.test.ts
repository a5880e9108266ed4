import type { QrStatus } from '@zaojie/contract/social-login/social-login.schemas';
import { describe, expect, it } from 'vitest';
import { clockText, isPending, qrLogin, TICKET_MISSING, type QrEvent, type QrLogin } from './qr-login.ts';

const code = {
  state: 's'.repeat(22),
  pollKey: 'p'.repeat(22),
  address: 'https://zaojie.example/wxauth/authorize/x',
};
const scanner = { nickname: '林见山', avatar: '/files/a.webp' };
const start = 1_000_000;

const loading: QrLogin = { phase: 'loading' };
const waiting: QrLogin = { phase: 'waiting', code, expiresAt: start + 300_000, isUnsteady: false };
const scanned: QrLogin = { ...waiting, phase: 'scanned', scanner };
const signingIn: QrLogin = {
  phase: 'signing-in',
  code,
  scanner,
  ticket: { openid: 'o1', ticket: 't1', redirect: '/orders' },
};
const refused: QrLogin = { phase: 'refused', code };
const expired: QrLogin = { phase: 'expired', code };
const failed: QrLogin = { phase: 'failed', message: '获取微信授权链接失败' };
const all = { loading, waiting, scanned, signingIn, refused, expired, failed };

function answer(status: QrStatus['status'], more: Partial<QrStatus> = {}): QrEvent {
  const now = start + 2000;
  return { type: 'answered', now, status: { status, expires_in: 298, ...scanner, ...more } };
}
const ticket = { openid: 'o1', ticket: 't1', redirect: '/orders' };

const moves: [keyof typeof all, string, QrEvent, QrLogin][] = [
  ['loading', 'code issued', { type: 'issued', code, expiresInSeconds: 300, now: start }, waiting],
  ['loading', 'request failed', { type: 'failed', message: '获取微信授权链接失败' }, failed],
  ['waiting', 'still waiting', answer('waiting'), waiting],
  ['waiting', 'scanned', answer('scanned'), scanned],
  ['waiting', 'confirmed at once', answer('confirmed', ticket), signingIn],
  ['scanned', 'confirmed', answer('confirmed', ticket), signingIn],
  ['scanned', 'refused', answer('refused'), refused],
  ['scanned', 'code taken by the next scan', answer('waiting'), waiting],
  ['waiting', 'expired on the server', answer('expired'), expired],
  ['waiting', 'time is up here', { type: 'ticked', now: start + 300_000 }, expired],
  ['scanned', 'time is up here', { type: 'ticked', now: start + 300_001 }, expired],
  ['waiting', 'a tick before the end', { type: 'ticked', now: start + 299_999 }, waiting],
  ['waiting', 'no answer', { type: 'unanswered' }, { ...waiting, isUnsteady: true }],
  [
    'waiting',
    'confirmed without a ticket',
    answer('confirmed'),
    { phase: 'failed', message: TICKET_MISSING },
  ],
  ['signingIn', 'signing in failed', { type: 'failed', message: '获取微信授权链接失败' }, failed],
];

describe('qrLogin', () => {
  it.each(moves)('%s + %s', (from, _, event, to) => {
    expect(qrLogin(all[from], event)).toEqual(to);
  });

  it('is steady again with the next answer', () => {
    const unsteady = qrLogin(waiting, { type: 'unanswered' });
    expect(qrLogin(unsteady, answer('waiting'))).toEqual(waiting);
  });

  it.each(Object.keys(all) as (keyof typeof all)[])('%s can be started over', (from) => {
    expect(qrLogin(all[from], { type: 'restarted' })).toEqual(loading);
  });

  it.each(['signingIn', 'refused', 'expired', 'failed', 'loading'] as const)(
    '%s is deaf to late answers, ticks and silence',
    (from) => {
      const login = all[from];
      for (const status of ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const) {
        expect(qrLogin(login, answer(status, ticket))).toBe(login);
      }
      expect(qrLogin(login, { type: 'ticked', now: start + 999_999 })).toBe(login);
      expect(qrLogin(login, { type: 'unanswered' })).toBe(login);
    },
  );

  it.each(['waiting', 'scanned', 'signingIn', 'refused', 'expired', 'failed'] as const)(
    '%s keeps its code when a second one arrives',
    (from) => {
      const other = { ...code, state: 'other' };
      expect(qrLogin(all[from], { type: 'issued', code: other, expiresInSeconds: 1, now: 0 })).toBe(
        all[from],
      );
    },
  );

  it('asks for news only while the phone may still act', () => {
    const asking = Object.entries(all).filter(([, login]) => isPending(login));
    expect(asking.map(([name]) => name)).toEqual(['waiting', 'scanned']);
  });
});

describe('clockText', () => {
  it.each([
    [300_000, '5:00'],
    [271_500, '4:32'],
    [59_001, '1:00'],
    [9000, '0:09'],
    [0, '0:00'],
    [-5000, '0:00'],
  ])('%d ms → %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });
});
