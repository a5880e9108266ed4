import { randomInt } from 'node:crypto';
import type * as endpoints from '@zaojie/contract/invites/invite.endpoints';
import { inviteLimits } from '@zaojie/contract/invites/invite-words';
import { scoreDeeds } from '@zaojie/contract/scores/score-words';
import type { Tx } from '../../db/database.ts';
import type { Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { findCodeOf, insertCode, inviteesQuery, type CodeRow } from './invite.queries.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const TRIES = 5;

const drawCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Made when it is first looked at; of two at once one makes it and both get it. */
export async function keepCode(tx: Tx, userId: number): Promise<CodeRow> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    await insertCode(tx, userId, drawCode());
    const row = await findCodeOf(tx, userId);
    if (row) return row;
  }
  throw new Error(`no invite code was free for ${userId}`);
}

export const getInviteOverview: Action<typeof endpoints.getInviteOverview> = async (context) => {
  const { userId } = context.viewer;
  const row =
    (await findCodeOf(context.db, userId)) ?? (await context.transaction((tx) => keepCode(tx, userId)));
  return {
    code: row.code,
    path: `/register?invite=${row.code}`,
    registered: row.registered_count,
    counted: row.counted_count,
    points: row.points,
    points_each: scoreDeeds.invite.points,
  };
};

export const listInvitees: Action<typeof endpoints.listInvitees> = async ({ db, viewer }, { query }) => {
  const size = inviteLimits.pageSize;
  const place = { userId: viewer.userId, beforeId: placeBefore(query.cursor), limit: size + 1 };
  const { rows } = await inviteesQuery(place).execute(db);
  const { shown, nextCursor } = pageBefore(rows, size, ({ id }) => id);
  return {
    data: shown.map((row) => ({
      ...row,
      joined_at: row.joined_at.toISOString(),
      counted_at: row.counted_at?.toISOString() ?? null,
    })),
    next_cursor: nextCursor,
  };
};
