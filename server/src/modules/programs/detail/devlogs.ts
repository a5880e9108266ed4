import type {
  addDevlog as addEndpoint,
  listProgramDevlogs as listEndpoint,
  removeDevlog as removeEndpoint,
} from '@zaojie/contract/programs/program.endpoints';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { programStatuses } from '@zaojie/contract/programs/program-words';
import { devlogErrors, programErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramDevlog } from '@zaojie/contract/programs/program.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { canSee } from '../program.policy.ts';
import { isMember, lockProgram, markActive, type LockedProgram } from '../program.queries.ts';
import { momentOf } from '../program.view.ts';
import { devlogsQuery, findDevlogFacts, moveDevlogCount, type DevlogRow } from './devlog.queries.ts';

function viewDevlog(row: DevlogRow, { ownerId, viewerId }: { ownerId: number; viewerId: number | null }) {
  const { moment: _moment, ...devlog } = row;
  return {
    ...devlog,
    created_at: momentOf(row.created_at),
    can: { remove: viewerId !== null && (viewerId === ownerId || viewerId === row.author.id) },
  } satisfies ProgramDevlog;
}

function placeOf(cursor: string | null) {
  const [moment, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  if (typeof moment !== 'string' || !isMoment(moment)) return null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { moment, id } : null;
}

export const listProgramDevlogs: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const { id, page, per_page: perPage } = query;
  const viewerId = viewer?.userId ?? null;
  const after = placeOf(query.cursor);
  const list = {
    programId: id,
    viewerId,
    limit: perPage + 1,
    offset: after ? 0 : (page - 1) * perPage,
    after,
  };
  const [program, found] = await Promise.all([findDevlogFacts(db, id), devlogsQuery(list).execute(db)]);
  if (!program || !canSee(viewer, program)) throw new Refusal(programErrors.notFound);
  const shown = found.rows.slice(0, perPage);
  const last = shown.at(-1);
  const next = found.rows.length > perPage && last ? encodeCursor([last.moment, last.post_id]) : null;
  const data = shown.map((row) => viewDevlog(row, { ownerId: program.user_id, viewerId }));
  return { ...pageOf(data, { total: program.devlog_count, page, perPage }), next_cursor: next };
};

/** Whoever belongs to a project that others read may add to its devlog. */
async function lockAsMember(tx: Tx, programId: number, userId: number): Promise<LockedProgram> {
  const program = await lockProgram(tx, programId);
  if (!program || !(await isMember(tx, programId, userId))) throw new Refusal(programErrors.notFound);
  if (program.status !== 'published') {
    throw new Refusal(programErrors.wrongState, { values: { status: programStatuses[program.status] } });
  }
  return program;
}

/** One's own post becomes a part of the devlog; one that is in it already stays. */
export async function linkDevlog(
  tx: Tx,
  { programId, postId, userId, now }: { programId: number; postId: number; userId: number; now: Date },
): Promise<void> {
  const program = await lockAsMember(tx, programId, userId);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into program_devlogs (program_id, post_id, posted_at)
    select ${programId}::bigint, p.id, p.created_at from posts p
    where p.id = ${postId} and p.user_id = ${userId} and p.deleted_at is null
    on conflict (program_id, post_id) do update set posted_at = excluded.posted_at
    returning xmax = 0 as is_new`.execute(tx);
  const [linked] = rows;
  if (!linked) throw new Refusal(devlogErrors.postUnknown);
  if (!linked.is_new) return;
  if (program.devlog_count >= programLimits.devlogsMost) throw new Refusal(devlogErrors.tooMany);
  await moveDevlogCount(tx, [programId], 1);
  await markActive(tx, programId, now);
  await emitEvent(tx, 'program.devlog_added', { programId, postId });
}

export const addDevlog: Action<typeof addEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { id: programId, post_id: postId } = body;
  const view = await context.transaction(async (tx) => {
    await linkDevlog(tx, { programId, postId, userId, now: context.now() });
    const list = { programId, viewerId: userId, limit: 1, offset: 0, after: null, postId };
    const [[row], program] = [
      (await devlogsQuery(list).execute(tx)).rows,
      await findDevlogFacts(tx, programId),
    ];
    if (!row || !program) throw new Refusal(devlogErrors.postUnknown);
    return viewDevlog(row, { ownerId: program.user_id, viewerId: userId });
  });
  return new Answer('已放进开发日志', view);
};

export const removeDevlog: Action<typeof removeEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const count = await context.transaction(async (tx) => {
    const program = await lockProgram(tx, body.id);
    if (!program || !canSee(context.viewer, program)) throw new Refusal(programErrors.notFound);
    const { rows } = await sql`
      delete from program_devlogs d using posts p
      where d.program_id = ${program.id} and d.post_id = ${body.post_id} and p.id = d.post_id
        and (p.user_id = ${userId} or ${program.user_id === userId}::boolean) returning d.post_id`.execute(
      tx,
    );
    if (rows.length === 0) throw new Refusal(devlogErrors.notFound);
    await moveDevlogCount(tx, [program.id], -1);
    return program.devlog_count - 1;
  });
  return new Answer('已从日志里拿掉', { devlog_count: count });
};
