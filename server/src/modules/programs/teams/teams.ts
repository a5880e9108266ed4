import type {
  createTeam as createEndpoint,
  editTeam as editEndpoint,
  getTeam as getEndpoint,
  listMyTeams as mineEndpoint,
} from '@zaojie/contract/programs/program-people.endpoints';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import type { TeamDetail, TeamLabel } from '@zaojie/contract/programs/program-people.schemas';
import { programErrors, teamErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramPerson } from '@zaojie/contract/programs/program.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads, useUploads } from '../../uploads/index.ts';
import { isShownTo, lockUsers } from '../../users/index.ts';
import { asPicture } from '../own/program-files.ts';
import { checkWords } from '../people/apply-to-role.ts';
import { cardsQuery, personJson } from '../program-rows.ts';
import { momentOf, viewCard } from '../program.view.ts';
import { insertTeam, listTeamsOf, lockTeam, updateTeam, type TeamRow } from './team.queries.ts';

const usedBy = (teamId: number) => ({ kind: 'program-team', ownerId: teamId, readers: 'everybody' }) as const;

const viewLabel = ({ id, name, words, avatar }: TeamRow): TeamLabel => ({ id, name, words, avatar });

/** A picture of one's own; empty is none. One that the team has already stays, whoever sent it. */
async function claimAvatar(tx: Tx, userId: number, url: string) {
  if (url === '') return { avatar: null, uploads: [] };
  const { uploads } = await claimUploads(tx, { userId, urls: [url] });
  const [upload] = uploads;
  if (upload?.kind !== 'image') throw new Refusal(programErrors.foreignImage);
  return { avatar: asPicture(upload), uploads };
}

export const createTeam: Action<typeof createEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  await checkWords(context.db, [body.name, body.words]);
  const view = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if ((await listTeamsOf(tx, userId)).length >= programLimits.teamsMost) {
      throw new Refusal(teamErrors.tooMany);
    }
    const { avatar, uploads } = await claimAvatar(tx, userId, body.avatar);
    const text = { name: body.name, words: body.words, avatar };
    const id = await insertTeam(tx, userId, text, context.now());
    await useUploads(tx, usedBy(id), uploads);
    return viewLabel({ id, user_id: userId, ...text });
  });
  return new Answer('团队已建好', view);
};

export const editTeam: Action<typeof editEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  await checkWords(context.db, [body.name ?? '', body.words ?? '']);
  const view = await context.transaction(async (tx) => {
    const team = await lockTeam(tx, body.id);
    if (team?.user_id !== userId) throw new Refusal(teamErrors.notFound);
    const isSame = body.avatar === undefined || body.avatar === (team.avatar?.url ?? '');
    const claimed = isSame ? null : await claimAvatar(tx, userId, body.avatar ?? '');
    const text = {
      name: body.name ?? team.name,
      words: body.words ?? team.words,
      avatar: claimed ? claimed.avatar : team.avatar,
    };
    await updateTeam(tx, team.id, text);
    if (claimed) await useUploads(tx, usedBy(team.id), claimed.uploads);
    return viewLabel({ ...team, ...text });
  });
  return new Answer('已保存', view);
};

export const listMyTeams: Action<typeof mineEndpoint> = async ({ db, viewer }) => ({
  data: (await listTeamsOf(db, viewer.userId)).map(viewLabel),
});

type MemberRow = ProgramPerson & { is_owner: boolean; role_names: string[] };
type DetailRow = {
  id: number;
  user_id: number;
  name: string;
  words: string;
  avatar: Picture | null;
  created_at: Date;
  owner: ProgramPerson;
  members: MemberRow[];
};

const PROJECTS_SHOWN = 50;

/** Whoever belongs to one of the public projects; drafts tell nothing of who is in them. */
const members = sql`(select coalesce(json_agg(json_build_object('id', w.id, 'nickname', w.nickname, 'avatar', w.avatar,
    'level', w.level, 'is_owner', w.is_owner, 'role_names', w.role_names) order by w.is_owner desc, w.joined_at, w.id), '[]'::json)
  from (
    select m.user_id as id, (${personJson('o')}) ->> 'nickname' as nickname, o.avatar, o.score as level,
      m.user_id = t.user_id as is_owner, min(m.joined_at) as joined_at, array_agg(distinct m.role_name) as role_names
    from programs p join program_members m on m.program_id = p.id and m.left_at is null join users o on o.id = m.user_id
    where p.team_id = t.id and p.status in ('published', 'archived')
    group by m.user_id, o.id
  ) w)`;

export const getTeam: Action<typeof getEndpoint> = async ({ db, viewer }, { query }): Promise<TeamDetail> => {
  const viewerId = viewer?.userId ?? null;
  const { rows } = await sql<DetailRow>`
    select t.id, t.user_id, t.name, t.words, t.avatar, t.created_at, ${personJson()} as owner, ${members} as members
    from program_teams t join users u on u.id = t.user_id
    where t.id = ${query.id} and (t.user_id = ${viewerId ?? 0} or exists (
      select from programs p where p.team_id = t.id and p.status in ('published', 'archived')))
      and ${isShownTo(viewerId, sql.ref('t.user_id'))}`.execute(db);
  const [team] = rows;
  if (!team) throw new Refusal(teamErrors.notFound);
  const page = sql`
    select p.id, row_number() over (order by p.status <> 'published', p.active_at desc, p.id desc) as ord from programs p
    where p.team_id = ${team.id} and p.status in ('published', 'archived')
    order by p.status <> 'published', p.active_at desc, p.id desc limit ${sql.lit(PROJECTS_SHOWN)}`;
  const found = await cardsQuery(page, {
    viewerId: viewerId === null ? null : sql`${viewerId}::bigint`,
  }).execute(db);
  const projects = found.rows.map(viewCard);
  const isOwner = team.user_id === viewerId;
  return {
    ...viewLabel(team),
    owner: team.owner,
    members: team.members,
    projects,
    open_roles: projects.flatMap(({ id, title, open_roles }) =>
      open_roles.map((role) => ({ ...role, project: { id, title } })),
    ),
    created_at: momentOf(team.created_at),
    can: { edit: isOwner, invite: isOwner && projects.some(({ open_count }) => open_count > 0) },
  };
};
