import type { confirmQrcode as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { hashToken } from '../accounts/index.ts';
import { answerScan } from './attempt.queries.ts';
import { requireProvider } from './start-attempt.ts';
import { ticketFor } from './ticket.ts';

export const confirmQrcode: Action<typeof endpoint> = async (context, { body }) => {
  requireProvider(context);
  const status = body.allow ? 'confirmed' : 'refused';
  const change = {
    from: 'scanned',
    to: status,
    now: context.now(),
    ...(body.allow && { ticket_hash: hashToken(ticketFor(context, body.state)) }),
  } as const;
  const moved = await context.transaction((tx) =>
    answerScan(tx, hashToken(body.state), hashToken(body.confirm_key), change),
  );
  if (!moved) throw new Refusal(socialLoginErrors.stateInvalid);
  return { status };
};
