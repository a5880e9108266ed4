import {
  checkQrcodeStatus,
  getAuthUrl,
  openidSignIn,
} from '@zaojie/contract/social-login/social-login.endpoints';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiFailure, call, messageOf } from '../../api/client.ts';
import { askWhileVisible } from '../../hooks/ask-while-visible.ts';
import { acceptSession } from './accept-session.ts';
import { isPending, qrLogin, type QrEvent, type QrLogin, type Ticket } from './qr-login.ts';

const POLL_MS = 2000;
const QR_CALLBACK = '/wxauth/qrcode_callback';

type Dispatch = (event: QrEvent) => void;

async function signIn({ openid, ticket }: Ticket): Promise<void> {
  const { data } = await call(openidSignIn, { body: { openid, ticket } });
  await acceptSession(data.userinfo);
}

/**
 * Runs the sign-in by QR code; `onSignedIn` is told where the person wanted to go. What the ticket is spent for may be something else, such
 * as binding.
 */
export function useQrLogin(
  redirect: string,
  onSignedIn: (redirect: string) => void,
  spend: (ticket: Ticket) => Promise<void> = signIn,
) {
  const [login, dispatch] = useReducer(qrLogin, { phase: 'loading' });
  const restart = useCallback(() => dispatch({ type: 'restarted' }), []);
  useCodeRequest(login, redirect, dispatch);
  usePolling(login, dispatch);
  useExpiry(login, dispatch);
  useTicket(login, dispatch, { spend, onSpent: (ticket) => onSignedIn(ticket.redirect ?? redirect) });
  return { login, restart };
}

function useCodeRequest(login: QrLogin, redirect: string, dispatch: Dispatch) {
  // Every start over makes a new object, and with it a new request.
  const request = login.phase === 'loading' ? login : null;
  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    void requestCode(redirect, controller.signal, dispatch);
    return () => controller.abort();
  }, [request, redirect, dispatch]);
}

async function requestCode(redirect: string, signal: AbortSignal, dispatch: Dispatch): Promise<void> {
  try {
    const { data } = await call(getAuthUrl, { query: { callback: QR_CALLBACK, redirect }, signal });
    const code = { state: data.state, pollKey: data.poll_key, address: data.qrcode_url };
    dispatch({ type: 'issued', code, expiresInSeconds: data.expires_in, now: Date.now() });
  } catch (error) {
    if (!signal.aborted) dispatch({ type: 'failed', message: messageOf(error, '获取微信授权链接失败') });
  }
}

function usePolling(login: QrLogin, dispatch: Dispatch) {
  const code = isPending(login) ? login.code : null;
  useEffect(() => {
    if (!code) return;
    const query = { state: code.state, poll_key: code.pollKey };
    return askWhileVisible(async (signal) => {
      try {
        const { data } = await call(checkQrcodeStatus, { query, signal });
        dispatch({ type: 'answered', status: data, now: Date.now() });
        return POLL_MS;
      } catch (error) {
        return signal.aborted ? POLL_MS : restAfter(error, dispatch);
      }
    }, POLL_MS);
  }, [code, dispatch]);
}

/** A lost or busy answer is worth another try; a refusal isn't. */
function restAfter(error: unknown, dispatch: Dispatch): number {
  if (error instanceof ApiFailure && error.http < 429) {
    dispatch({ type: 'failed', message: messageOf(error, '微信登录失败，请稍后重试') });
  } else {
    dispatch({ type: 'unanswered' });
  }
  const retryAfter = error instanceof ApiFailure ? error.retryAfterSeconds : null;
  return Math.max(POLL_MS, (retryAfter ?? 0) * 1000);
}

function useExpiry(login: QrLogin, dispatch: Dispatch) {
  const isRunning = isPending(login);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => dispatch({ type: 'ticked', now: Date.now() }), 1000);
    return () => clearInterval(timer);
  }, [isRunning, dispatch]);
}

type Spending = { spend: (ticket: Ticket) => Promise<void>; onSpent: (ticket: Ticket) => void };

function useTicket(login: QrLogin, dispatch: Dispatch, spending: Spending) {
  const ticket = login.phase === 'signing-in' ? login.ticket : null;
  // A ticket works once, so an effect that runs again must not spend it again.
  const spent = useRef<Ticket | null>(null);
  const leave = useEffectEvent(spending.onSpent);
  const spend = useEffectEvent(spending.spend);
  useEffect(() => {
    if (!ticket || spent.current === ticket) return;
    spent.current = ticket;
    spend(ticket).then(
      () => leave(ticket),
      (error: unknown) => dispatch({ type: 'failed', message: messageOf(error, '微信登录失败，请稍后重试') }),
    );
  }, [ticket, dispatch]);
}
