import * as z from 'zod';
import { id, paged } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import {
  invitationStatusNames,
  programDisciplineNames,
  programPayNames,
  programStatusNames,
  roleApplicationStatusNames,
} from './program-words.ts';
import { openRole, programCan, programCard, programHandover, programPerson } from './program.schemas.ts';

const projectLabel = z.object({
  id: z.int(),
  title: z.string(),
  cover: picture.nullable(),
  status: z.enum(programStatusNames),
  owner: programPerson,
});
const roleLabel = z.object({
  id: z.int(),
  name: z.string(),
  discipline: z.enum(programDisciplineNames),
  pay: z.enum(programPayNames),
  pay_label: z.string(),
  pay_words: z.string(),
});

export const roleApplication = z.object({
  id: z.int(),
  project: projectLabel,
  role: roleLabel,
  applicant: programPerson,
  message: z.string(),
  links: z.array(z.string()),
  /** Public works that the applicant chose; what was hidden later is gone from here. */
  works: z.array(z.object({ id: z.int(), title: z.string(), picture })),
  status: z.enum(roleApplicationStatusNames),
  status_label: z.string(),
  /** Why it was declined; empty where nothing was said. */
  reason: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** The first two are the owner's, the last the applicant's. */
  can: z.object({ accept: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
});
export type RoleApplication = z.output<typeof roleApplication>;
export const roleApplicationPage = paged(roleApplication);

export const receivedApplications = roleApplicationPage.extend({
  /** The viewer's projects that somebody waits at, for the filter. */
  projects: z.array(z.object({ id: z.int(), title: z.string(), waiting: z.int() })),
  /** Of all of them. */
  waiting: z.int(),
});

export const programInvitation = z.object({
  id: z.int(),
  project: projectLabel,
  role: roleLabel,
  person: programPerson,
  message: z.string(),
  status: z.enum(invitationStatusNames),
  status_label: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  decided_at: z.string().nullable(),
  can: z.object({ accept: z.boolean(), decline: z.boolean(), cancel: z.boolean() }),
});
export type ProgramInvitation = z.output<typeof programInvitation>;
export const programInvitationPage = paged(programInvitation);

export function invitationId() {
  return id('无效的邀请ID');
}
export function roleApplicationId() {
  return id('无效的申请ID');
}

/** One's own project, or one that one belongs to. */
export const ownProgram = programCard.extend({
  status: z.enum(programStatusNames),
  status_label: z.string(),
  removed_reason: z.string(),
  is_owner: z.boolean(),
  /** The viewer's role in it. */
  role_name: z.string(),
  /** Applications that wait for the owner; 0 for members. */
  waiting: z.int(),
  /** What publishing still needs. */
  missing: z.array(z.string()),
  can: programCan.pick({
    edit: true,
    publish: true,
    archive: true,
    reopen: true,
    delete: true,
    leave: true,
    add_devlog: true,
  }),
});
export type OwnProgram = z.output<typeof ownProgram>;
export const ownProgramPage = paged(ownProgram);

export const programManage = z.object({
  /** Everything that waits for the viewer: received + invitations + handovers. */
  waiting: z.int(),
  projects: z.int(),
  received: z.int(),
  /** One's own that wait for an answer. */
  applications: z.int(),
  invitations: z.int(),
  /** Projects that somebody wants to hand over to the viewer. */
  handovers: z.array(programHandover),
});
export type ProgramManage = z.output<typeof programManage>;

export const teamLabel = z.object({
  id: z.int(),
  name: z.string(),
  words: z.string(),
  avatar: picture.nullable(),
});
export type TeamLabel = z.output<typeof teamLabel>;

export const teamDetail = teamLabel.extend({
  owner: programPerson,
  /** Whoever belongs to one of its public projects, the owner first. */
  members: z.array(programPerson.extend({ is_owner: z.boolean(), role_names: z.array(z.string()) })),
  /** Public ones; its owner's drafts aren't here. */
  projects: z.array(programCard),
  open_roles: z.array(openRole.extend({ project: z.object({ id: z.int(), title: z.string() }) })),
  created_at: z.string(),
  can: z.object({ edit: z.boolean(), invite: z.boolean() }),
});
export type TeamDetail = z.output<typeof teamDetail>;
