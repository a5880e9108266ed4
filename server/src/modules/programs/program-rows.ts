import type {
  ProgramEngine,
  ProgramDiscipline,
  ProgramPay,
  ProgramStage,
  ProgramStatus,
  DemoKind,
} from '@zaojie/contract/programs/program-words';
import type { ProgramPerson } from '@zaojie/contract/programs/program.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export type OpenRoleRow = {
  id: number;
  name: string;
  discipline: ProgramDiscipline;
  pay: ProgramPay;
  pay_words: string;
  open: number;
};

export type CardRow = {
  id: number;
  user_id: number;
  owner: ProgramPerson;
  title: string;
  summary: string;
  cover: Picture | null;
  stage: ProgramStage;
  engine: ProgramEngine | null;
  genre_mask: number;
  team: { id: number; name: string } | null;
  open_roles: OpenRoleRow[];
  open_count: number;
  member_count: number;
  members: ProgramPerson[];
  follower_count: number;
  devlog_count: number;
  demo_kind: DemoKind | null;
  is_followed: boolean;
  status: ProgramStatus;
  removed_reason: string;
  /** As they come in JSON, or as dates. */
  published_at: Date | string | null;
  created_at: Date | string;
  active_at: Date | string;
  updated_at: Date | string;
};

/** A person as JSON; `users` under the alias given. */
export function personJson(alias = 'u'): RawBuilder<ProgramPerson> {
  return sql<ProgramPerson>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'nickname', ${shownName(alias)},
    'avatar', ${sql.ref(`${alias}.avatar`)}, 'level', ${sql.ref(`${alias}.score`)})`;
}

const MEMBERS_SHOWN = 5;

const openRoles = sql`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'discipline', r.discipline,
    'pay', r.pay, 'pay_words', r.pay_words, 'open', r.places - r.filled) order by r.position, r.id), '[]'::json)
  from program_roles r where r.program_id = p.id and r.removed_at is null and r.filled < r.places
    and p.status = 'published')`;

const firstMembers = sql`(select coalesce(json_agg(shown.person order by shown.ord), '[]'::json) from (
  select ${personJson('w')} as person, row_number() over (order by m.user_id <> p.user_id, m.joined_at, m.id) as ord
  from program_members m join users w on w.id = m.user_id
  where m.program_id = p.id and m.left_at is null
  order by m.user_id <> p.user_id, m.joined_at, m.id limit ${sql.lit(MEMBERS_SHOWN)}) shown)`;

export function isFollowedBy(viewerId: Sql | null): RawBuilder<boolean> {
  return viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from program_follows f where f.program_id = p.id and f.user_id = ${viewerId})`;
}

/** Of `programs p`, `program_stats s` and `users u`. */
export const cardColumns = (
  viewerId: Sql | null,
) => sql`p.id, p.user_id, ${personJson()} as owner, p.title, p.summary,
  p.cover, p.stage, p.engine, p.genre_mask, p.open_count, p.member_count, p.devlog_count, s.follower_count, p.status,
  p.removed_reason, p.published_at, p.created_at, p.active_at, p.updated_at,
  (select json_build_object('id', t.id, 'name', t.name) from program_teams t where t.id = p.team_id) as team,
  (select d.kind from program_demos d where d.program_id = p.id) as demo_kind,
  ${isFollowedBy(viewerId)} as is_followed`;

export type CardOptions = { viewerId: Sql | null; more?: Sql; joins?: Sql };

/** Turns a page of ids into whole cards in the same statement. `page` yields (id, ord). */
export function cardsQuery<Row = CardRow>(
  page: Sql,
  { viewerId, more = sql``, joins = sql`` }: CardOptions,
): RawBuilder<Row> {
  return sql<Row>`
    with page as (${page})
    select ${cardColumns(viewerId)}, ${openRoles} as open_roles, ${firstMembers} as members${more}
    from page
    join programs p on p.id = page.id
    join program_stats s on s.program_id = p.id
    join users u on u.id = p.user_id
    ${joins}
    order by page.ord`;
}
