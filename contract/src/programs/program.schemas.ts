import * as z from 'zod';
import { id, idList, keyword, paged, pageQuery } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { programLimits } from './program-limits.ts';
import {
  demoKindNames,
  programDisciplineNames,
  programEngineNames,
  programOrderNames,
  programPayNames,
  programStageNames,
  programStatusNames,
} from './program-words.ts';

export function programId() {
  return id('无效的项目ID');
}
export function roleId() {
  return id('无效的职位ID');
}

export const programPerson = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  level: z.int(),
});
export type ProgramPerson = z.output<typeof programPerson>;

/** A role as a card shows it: only those with places left. */
export const openRole = z.object({
  id: z.int(),
  name: z.string(),
  discipline: z.enum(programDisciplineNames),
  pay: z.enum(programPayNames),
  pay_label: z.string(),
  /** As in ¥6,000–9,000 or 8%; may be empty. */
  pay_words: z.string(),
  /** Places left. */
  open: z.int(),
});
export type OpenRole = z.output<typeof openRole>;

export const programCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** Null only for drafts. */
  cover: picture.nullable(),
  stage: z.enum(programStageNames),
  stage_label: z.string(),
  engine: z.enum(programEngineNames).nullable(),
  engine_label: z.string(),
  /** Ids and names of the games' types. */
  genre_ids: z.array(z.int()),
  genres: z.array(z.string()),
  owner: programPerson,
  team: z.object({ id: z.int(), name: z.string() }).nullable(),
  open_roles: z.array(openRole),
  /** Places left of all roles. */
  open_count: z.int(),
  member_count: z.int(),
  /** The first few, the owner first. */
  members: z.array(programPerson),
  follower_count: z.int(),
  devlog_count: z.int(),
  demo_kind: z.enum(demoKindNames).nullable(),
  is_followed: z.boolean(),
  /** When it was first published; of a draft, when it was made. */
  created_at: z.string(),
  /** The last time that something new was to be seen. */
  active_at: z.string(),
});
export type ProgramCard = z.output<typeof programCard>;
export const programPage = paged(programCard);

/** A filter that is rubbish filters nothing. */
const chosen = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words).nullable().catch(null).default(null);

export const programQuery = pageQuery(programLimits.pageSize).extend({
  order: z.enum(programOrderNames).catch('active').default('active'),
  stage: chosen(programStageNames),
  engine: chosen(programEngineNames),
  /** One of the games' types; further ones are passed over. */
  genre: idList(1),
  /** Looking for somebody of this discipline. */
  discipline: chosen(programDisciplineNames),
  /** An open role is paid this way; together with `discipline` it's one role that is both. */
  pay: chosen(programPayNames),
  keyword,
});
export type ProgramQuery = z.output<typeof programQuery>;

const count = z.int();
export const programCategories = z.object({
  /** Of everything published. */
  total: count,
  /** With places left. */
  recruiting: count,
  stages: z.array(z.object({ id: z.enum(programStageNames), name: z.string(), count })),
  engines: z.array(z.object({ id: z.enum(programEngineNames), name: z.string(), count })),
  genres: z.array(z.object({ id: z.int(), name: z.string(), count })),
  disciplines: z.array(z.object({ id: z.enum(programDisciplineNames), name: z.string(), count })),
  pays: z.array(z.object({ id: z.enum(programPayNames), name: z.string(), count })),
});
export type ProgramCategories = z.output<typeof programCategories>;

export const programRole = openRole.extend({
  requirements: z.string(),
  places: z.int(),
  filled: z.int(),
  /** Whoever applied, whatever came of it. */
  application_count: z.int(),
  /** The viewer's latest application to this role. */
  my_application: z.object({ id: z.int(), status: z.string(), status_label: z.string() }).nullable(),
  /** The viewer's offered invitation to this role. */
  my_invitation_id: z.int().nullable(),
  can: z.object({ apply: z.boolean() }),
});
export type ProgramRole = z.output<typeof programRole>;

export const programMember = programPerson.extend({
  is_owner: z.boolean(),
  /** What they do: the name of their role. */
  role_name: z.string(),
  joined_at: z.string(),
  can: z.object({ remove: z.boolean(), hand_over: z.boolean() }),
});
export type ProgramMember = z.output<typeof programMember>;

export const programMilestone = z.object({
  id: z.int(),
  title: z.string(),
  note: z.string(),
  /** A day as 2026-11-30; null while nobody knows. */
  due_on: z.string().nullable(),
  done: z.boolean(),
  /** The day on which it was done. */
  done_on: z.string().nullable(),
});
export type ProgramMilestone = z.output<typeof programMilestone>;

export const programDemo = z.object({
  kind: z.enum(demoKindNames),
  kind_label: z.string(),
  version: z.string(),
  name: z.string(),
  size: z.int(),
  play_count: z.int(),
  like_count: z.int(),
  is_liked: z.boolean(),
  updated_at: z.string(),
});
export type ProgramDemo = z.output<typeof programDemo>;

/** A post of a member that tells how it goes. */
export const programDevlog = z.object({
  post_id: z.int(),
  title: z.string(),
  /** Plain text. */
  excerpt: z.string(),
  pictures: z.array(picture),
  author: programPerson,
  like_count: z.int(),
  comment_count: z.int(),
  created_at: z.string(),
  can: z.object({ remove: z.boolean() }),
});
export type ProgramDevlog = z.output<typeof programDevlog>;
export const programDevlogPage = paged(programDevlog);

export const programHandover = z.object({
  id: z.int(),
  project: z.object({ id: z.int(), title: z.string(), cover: picture.nullable() }),
  from: programPerson,
  to: programPerson,
  created_at: z.string(),
});
export type ProgramHandover = z.output<typeof programHandover>;

/** What the viewer may do now. */
export const programCan = z.object({
  follow: z.boolean(),
  edit: z.boolean(),
  publish: z.boolean(),
  archive: z.boolean(),
  reopen: z.boolean(),
  delete: z.boolean(),
  invite: z.boolean(),
  leave: z.boolean(),
  add_devlog: z.boolean(),
  hand_over: z.boolean(),
  report: z.boolean(),
  like_demo: z.boolean(),
  set_demo: z.boolean(),
});
export type ProgramCan = z.output<typeof programCan>;

export const programDetail = programCard.omit({ members: true, open_roles: true }).extend({
  status: z.enum(programStatusNames),
  status_label: z.string(),
  /** Why it was removed, for its owner. */
  removed_reason: z.string(),
  /** Sanitised HTML. */
  pitch: z.string(),
  media: z.array(picture),
  /** Those that look for people first. */
  roles: z.array(programRole),
  members: z.array(programMember),
  milestones: z.array(programMilestone),
  demo: programDemo.nullable(),
  /** Published ones of the owner. */
  game: z.object({ id: z.int(), title: z.string(), cover: picture.nullable() }).nullable(),
  view_count: z.int(),
  is_owner: z.boolean(),
  is_member: z.boolean(),
  /** An offer that the viewer made or was made. */
  handover: programHandover.nullable(),
  can: programCan,
});
export type ProgramDetail = z.output<typeof programDetail>;
