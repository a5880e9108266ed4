import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { dropDemo } from './demo/demo.queries.ts';
import { moveProgram } from './own/move-program.ts';
import { lockProgram } from './program.queries.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, summary as excerpt, '/program/project/' || id as link from programs
    where id = any(${[...ids]}::bigint[]) and status in ('published', 'archived')`.execute(db);
  return rows;
}

/** For good, with its demo; its owner still reads it, and why. */
async function remove(tx: Tx, id: number, now: Date): Promise<boolean> {
  const program = await lockProgram(tx, id);
  if (!program || (program.status !== 'published' && program.status !== 'archived')) return false;
  await moveProgram(tx, program, {
    move: 'remove',
    role: 'moderator',
    reason: '有人举报，管理员认定成立',
    now,
  });
  await dropDemo(tx, id);
  return true;
}

export const programReport: ReportTarget = { kind: 'project', list: listReported, remove };
