import type {
  removeDemo as removeEndpoint,
  setDemo as setEndpoint,
} from '@zaojie/contract/programs/program.endpoints';
import type { DemoForm } from '@zaojie/contract/programs/program-forms.schemas';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { programStatuses } from '@zaojie/contract/programs/program-words';
import { demoErrors, programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { ArchivePart } from '../../../platform/archives/read-parts.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';
import { claimPieceUploads, withLocalCopy, type OriginalUpload } from '../../uploads/index.ts';
import { lockOwnProgram } from '../own/move-program.ts';
import { ownerCan } from '../program.policy.ts';
import { markActive, type LockedProgram } from '../program.queries.ts';
import { demoJson, viewDemo, type DemoRow } from './demo-rows.ts';
import { dropDemo, putDemo } from './demo.queries.ts';
import { inspectBuild } from './inspect-build.ts';

async function claimOwn(tx: Tx, userId: number, uploadId: number): Promise<OriginalUpload> {
  const claimed = await claimPieceUploads(tx, { userId, ids: [uploadId], purpose: 'demo' });
  const [original] = claimed.uploads;
  if (!original) throw new Refusal(demoErrors.foreignFile);
  if (original.byte_size > programLimits.demo.maxBytes) throw new Refusal(demoErrors.tooLarge);
  return original;
}

async function lockChangeable(tx: Tx, context: ContextFor<'member'>, id: number): Promise<LockedProgram> {
  const program = await lockOwnProgram(tx, context.viewer, id);
  if (!ownerCan(program).set_demo) {
    throw new Refusal(programErrors.wrongState, { values: { status: programStatuses[program.status] } });
  }
  return program;
}

/** Looked at before anything is written of it, with no transaction open. */
async function partsOf(context: ContextFor<'member'>, form: DemoForm): Promise<ArchivePart[]> {
  const { userId } = context.viewer;
  const original = await context.transaction(async (tx) => {
    await lockChangeable(tx, context, form.id);
    return claimOwn(tx, userId, form.upload_id);
  });
  if (form.kind === 'download') return [];
  const parts = await withLocalCopy(context, keyOfUrl(original.url), inspectBuild);
  if (parts === null) throw new Refusal(demoErrors.foreignFile);
  return parts;
}

export const setDemo: Action<typeof setEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const parts = await partsOf(context, body);
  const row = await context.transaction(async (tx) => {
    const program = await lockChangeable(tx, context, body.id);
    // Claimed again: it may have gone since it was looked at.
    const original = await claimOwn(tx, userId, body.upload_id);
    const { kind, version } = body;
    const taken = await tx
      .selectFrom('program_demos')
      .select('program_id')
      .where('upload_id', '=', original.id)
      .where('program_id', '<>', program.id)
      .executeTakeFirst();
    if (taken) throw new Refusal(demoErrors.foreignFile);
    await tellHeld(tx, context.held, { kind: 'project', targetId: program.id });
    await putDemo(tx, { programId: program.id, kind, version, original, parts, now });
    if (program.status === 'published') await markActive(tx, program.id, now);
    const { rows } = await sql<{ demo: DemoRow }>`
      select ${demoJson(sql`${userId}::bigint`)} as demo from programs p where p.id = ${program.id}`.execute(
      tx,
    );
    return rows[0]?.demo ?? null;
  });
  if (!row) throw new Refusal(demoErrors.notFound);
  return new Answer('试玩已放上', viewDemo(row));
};

export const removeDemo: Action<typeof removeEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const program = await lockOwnProgram(tx, context.viewer, body.id);
    if (!(await dropDemo(tx, program.id))) throw new Refusal(demoErrors.notFound);
  });
  return new Answer('试玩已撤下', { id: body.id });
};
