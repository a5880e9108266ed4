import { limits } from '@zaojie/contract/limits';
import type { createSocketTicket as endpoint } from '@zaojie/contract/live/live.endpoints';
import type { Action } from '../../frame/action.ts';
import { hashToken, randomToken } from '../accounts/index.ts';
import { insertTicket } from './ticket.queries.ts';

const { ticketSeconds } = limits.message;

export const createSocketTicket: Action<typeof endpoint> = async (context) => {
  const { userId, sessionId } = context.viewer;
  const ticket = randomToken();
  const expiresAt = new Date(context.now().getTime() + ticketSeconds * 1000);
  await context.transaction((tx) =>
    insertTicket(tx, { hash: hashToken(ticket), userId, sessionId, expiresAt }),
  );
  return { ticket, expires_in: ticketSeconds };
};
