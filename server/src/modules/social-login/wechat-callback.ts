import type { wechatCallback as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import type { Action } from '../../frame/action.ts';
import { hashToken } from '../accounts/index.ts';
import { moveAttempt } from './attempt.queries.ts';
import { identify } from './identify.ts';
import { ticketFor } from './ticket.ts';

export const wechatCallback: Action<typeof endpoint> = async (context, { query }) => {
  const { profile, redirect } = await identify(context, 'redirect', query);
  const ticket = ticketFor(context, query.state);
  await context.transaction((tx) =>
    moveAttempt(tx, hashToken(query.state), 'redirect', {
      from: 'exchanging',
      to: 'confirmed',
      now: context.now(),
      ...profile,
      ticket_hash: hashToken(ticket),
    }),
  );
  return { ...profile, ticket, redirect };
};
