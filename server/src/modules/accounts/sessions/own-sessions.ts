import type * as endpoints from '@zaojie/contract/accounts/account.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { deleteOwnSession, deleteSessions, listOwnSessions } from '../session.queries.ts';
import { tellSessionEnded } from '../tell-session-ended.ts';
import { deviceOf } from './user-agent.ts';

export const listSessions: Action<typeof endpoints.listSessions> = async ({ db, viewer, now }) => {
  const rows = await listOwnSessions(db, viewer.userId, now());
  const views = rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    network: row.network,
    is_current: row.id === viewer.sessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }));
  // Where one is oneself stands first.
  return views.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
};

export const endSession: Action<typeof endpoints.endSession> = async (context, { body }) => {
  const { userId, sessionId } = context.viewer;
  if (body.id === sessionId) throw new Refusal(accountErrors.sessionCurrent);
  await context.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, userId, body.id))) throw new Refusal(accountErrors.sessionNotFound);
    tellSessionEnded(tx, context.hub, body.id);
  });
  context.log.info({ event: 'session.ended', userId }, 'session ended by its owner');
  return new Answer('已让那台设备退出登录', { id: body.id });
};

export const endOtherSessions: Action<typeof endpoints.endOtherSessions> = async (context) => {
  const { userId, sessionId } = context.viewer;
  const ended = await context.transaction(async (tx) => {
    const ids = await deleteSessions(tx, userId, sessionId);
    for (const id of ids) tellSessionEnded(tx, context.hub, id);
    return ids.length;
  });
  context.log.info({ event: 'sessions.ended', userId, ended }, 'other sessions ended by their owner');
  return new Answer('其他设备都已退出登录', { ended });
};
