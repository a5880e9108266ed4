import type {
  downloadDemo as downloadEndpoint,
  likeDemo as likeEndpoint,
  playDemo as playEndpoint,
} from '@zaojie/contract/programs/program.endpoints';
import { demoErrors, programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { Context } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';
import { addressFor } from '../../uploads/index.ts';
import { hasBlocked } from '../../users/index.ts';
import { canSee } from '../program.policy.ts';
import { findDemo, type SeenDemo } from './demo.queries.ts';

/** The demo of a project that the viewer may see. */
async function seeDemo({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number): Promise<SeenDemo> {
  const demo = await findDemo(db, id);
  if (!demo || !canSee(viewer, demo)) throw new Refusal(demoErrors.notFound);
  return demo;
}

/** What the maker does with it is no play. */
const isPlayOf = (demo: SeenDemo, userId: number | null) =>
  demo.status === 'published' && demo.user_id !== userId;

export const playDemo: Action<typeof playEndpoint> = async (context, { body }) => {
  const { viewer, address, views } = context;
  const demo = await seeDemo(context, body.id);
  if (demo.kind !== 'play') throw new Refusal(demoErrors.notPlayable);
  const userId = viewer?.userId ?? null;
  if (isPlayOf(demo, userId)) views.note('program-play', body.id, userId ?? address);
  return { url: `/play/${demo.token}/index.html`, play_count: demo.play_count };
};

export const downloadDemo: Action<typeof downloadEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const demo = await seeDemo(context, body.id);
  if (demo.kind !== 'download') throw new Refusal(demoErrors.notDownloadable);
  if (isPlayOf(demo, userId)) context.views.note('program-play', body.id, userId);
  return {
    url: addressFor(context, userId, { id: demo.upload_id, url: demo.url }),
    name: demo.file_name,
    size: demo.byte_size,
    sha256: demo.sha256,
  };
};

type Liking = { programId: number; userId: number; liked: boolean; now: Date };
type State = { is_kept_out: boolean; like_count: number };

/** Says the state that is wished for, so that saying it twice changes nothing. Null when there is no such demo. */
export async function setLiked(db: Db, { programId, userId, liked, now }: Liking): Promise<State | null> {
  const { rows } = await sql<State>`
    with target as (
      select p.id, ${hasBlocked(sql.ref('p.user_id'), userId)} as is_kept_out
      from programs p join program_demos d on d.program_id = p.id
      where p.id = ${programId} and p.status in ('published', 'archived')
    ), removed as (
      delete from program_demo_likes l using target t
      where not ${liked}::boolean and l.program_id = t.id and l.user_id = ${userId} returning l.program_id
    ), added as (
      insert into program_demo_likes (program_id, user_id, created_at)
      select t.id, ${userId}::bigint, ${now}::timestamptz from target t where ${liked}::boolean and not t.is_kept_out
      on conflict do nothing returning program_id
    ), told as (
      ${emittingEvent('program.demo_liked', { programId: sql`c.program_id` }, sql`(select * from added union all select * from removed) c`)}
    )
    update program_demo_stats s
    set like_count = s.like_count + (select count(*) from added)::int - (select count(*) from removed)::int
    from target t where s.program_id = t.id
    returning t.is_kept_out, s.like_count`.execute(db);
  return rows[0] ?? null;
}

export const likeDemo: Action<typeof likeEndpoint> = async ({ db, viewer, now }, { body }) => {
  const { id: programId, liked } = body;
  const state = await setLiked(db, { programId, userId: viewer.userId, liked, now: now() });
  if (!state) throw new Refusal(demoErrors.notFound);
  if (liked && state.is_kept_out) throw new Refusal(programErrors.refused);
  return { is_liked: liked, like_count: state.like_count };
};
