import { banAppealStates } from '@zaojie/contract/sanctions/appeal-words';
import type * as endpoints from '@zaojie/contract/sanctions/appeal.endpoints';
import type { BanAppeal, OwnBan } from '@zaojie/contract/sanctions/appeal.endpoints';
import { sanctionErrors } from '@zaojie/contract/sanctions/sanction.errors';
import type { Context } from '../../frame/context.ts';
import type { Db } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { record } from '../audit/index.ts';
import { readAppealToken } from './appeal-token.ts';
import {
  banAppealsQuery,
  countBanAppeals,
  findBanAppeal,
  findOwnBan,
  insertBanAppeal,
  lockBanAppeal,
  settleBanAppeal,
  type BanAppealRow,
  type OwnBanRow,
} from './appeal.queries.ts';
import { endSanction } from './sanction.queries.ts';

function viewOwn(row: OwnBanRow): OwnBan {
  const { words, state, appealed_at: at } = row;
  return {
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    appeal:
      words !== null && state !== null && at !== null
        ? {
            words,
            state,
            state_label: banAppealStates[state],
            answer: row.answer,
            created_at: at.toISOString(),
          }
        : null,
    can: { appeal: row.holds && state === null },
  };
}

type Spoken = { sanctionId: number; row: OwnBanRow };

async function banOf(context: Pick<Context, 'secret' | 'now'>, db: Db, token: string): Promise<Spoken> {
  const now = context.now();
  const sanctionId = readAppealToken(context.secret, token, now);
  const row = sanctionId === null ? null : await findOwnBan(db, sanctionId, now);
  if (sanctionId === null || !row) throw new Refusal(sanctionErrors.tokenStale);
  return { sanctionId, row };
}

export const getOwnBan: Action<typeof endpoints.getOwnBan> = async (context, { body }) =>
  viewOwn((await banOf(context, context.db, body.token)).row);

/** Once a ban, however often the button is pressed. */
export const appealBan: Action<typeof endpoints.appealBan> = async (context, { body }) => {
  const view = await context.transaction(async (tx) => {
    const { sanctionId, row } = await banOf(context, tx, body.token);
    if (!row.holds) throw new Refusal(sanctionErrors.tokenStale);
    const appeal = { sanctionId, userId: row.user_id, words: body.words, now: context.now() };
    if (!(await insertBanAppeal(tx, appeal))) throw new Refusal(sanctionErrors.appealRepeated);
    return viewOwn((await banOf(context, tx, body.token)).row);
  });
  return new Answer('申诉已提交，结果登录时就能看到', view);
};

function viewAppeal(row: BanAppealRow): BanAppeal {
  return {
    id: row.id,
    person: row.person,
    ban: {
      reason: row.reason,
      until: row.until?.toISOString() ?? null,
      imposed_by: row.imposed_by,
      created_at: row.imposed_at.toISOString(),
    },
    words: row.words,
    state: row.state,
    state_label: banAppealStates[row.state],
    answer: row.answer,
    admin: row.admin,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    can: { decide: row.state === 'open' },
  };
}

export const listBanAppeals: Action<typeof endpoints.listBanAppeals> = async ({ db }, { query }) => {
  const { state, page, per_page: perPage } = query;
  const counts = await countBanAppeals(db);
  const { rows } = await banAppealsQuery({ state, limit: perPage, offset: (page - 1) * perPage }).execute(db);
  return { ...pageOf(rows.map(viewAppeal), { total: counts[state], page, perPage }), counts };
};

/** Of two administrators at once one decides; the other reads that it is done. */
export const decideBanAppeal: Action<typeof endpoints.decideBanAppeal> = async (context, { body }) => {
  const adminId = context.viewer.userId;
  const now = context.now();
  const { id, verdict, reason } = body;
  return context.transaction(async (tx) => {
    const appeal = await lockBanAppeal(tx, id);
    if (!appeal) throw new Refusal(sanctionErrors.appealNotFound);
    if (appeal.state !== 'open') {
      throw new Refusal(sanctionErrors.appealDecided, { values: { state: banAppealStates[appeal.state] } });
    }
    const { sanction_id: sanctionId, user_id: userId } = appeal;
    const state = verdict === 'lift' ? 'lifted' : 'kept';
    await settleBanAppeal(tx, sanctionId, { state, answer: reason, adminId, now });
    const deed = verdict === 'lift' ? 'user.unban' : 'user.keep_ban';
    await record(tx, { actorId: adminId, deed, subject: 'user', subjectId: userId, reason }, now);
    // It may have run out meanwhile: then there is nothing left to end.
    const isEnded = verdict === 'lift' && (await endSanction(tx, sanctionId, now)) !== null;
    await emitEvent(tx, isEnded ? 'sanction.lifted' : 'sanction.appeal_decided', { sanctionId });
    const row = await findBanAppeal(tx, id);
    if (!row) throw new Refusal(sanctionErrors.appealNotFound);
    return new Answer(verdict === 'lift' ? '已解除封禁' : '维持封禁，对方登录时会看到理由', viewAppeal(row));
  });
};
