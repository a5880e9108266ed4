import { timingSafeEqual } from 'node:crypto';
import type { checkQrcodeStatus as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import type { Action } from '../../frame/action.ts';
import { hashToken } from '../accounts/index.ts';
import { findAttempt } from './attempt.queries.ts';
import { visibleStatus } from './attempt.rules.ts';
import { requireProvider } from './start-attempt.ts';
import { ticketFor } from './ticket.ts';

export const checkQrcodeStatus: Action<typeof endpoint> = async (context, { query }) => {
  requireProvider(context);
  const now = context.now();
  const found = await findAttempt(context.db, hashToken(query.state));
  const attempt = found?.kind === 'qrcode' ? found : undefined;
  const status = visibleStatus(attempt, now);
  const isStarter =
    attempt !== undefined &&
    query.poll_key !== undefined &&
    timingSafeEqual(hashToken(query.poll_key), attempt.poll_key_hash);
  return {
    status,
    expires_in: attempt ? Math.max(0, Math.ceil((attempt.expires_at.getTime() - now.getTime()) / 1000)) : 0,
    nickname: isStarter ? attempt.nickname : '',
    avatar: isStarter ? attempt.avatar : '',
    ...(isStarter &&
      status === 'confirmed' && {
        openid: attempt.openid ?? '',
        ticket: ticketFor(context, query.state),
        redirect: attempt.redirect,
      }),
  };
};
