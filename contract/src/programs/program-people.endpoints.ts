import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, optionalId, pageQuery } from '../primitives.ts';
import { optionalReason, requiredReason, roleApplicationForm, teamForm } from './program-forms.schemas.ts';
import { programLimits } from './program-limits.ts';
import {
  invitationId,
  ownProgramPage,
  programInvitation,
  programInvitationPage,
  programManage,
  receivedApplications,
  roleApplication,
  roleApplicationId,
  roleApplicationPage,
  teamDetail,
  teamLabel,
} from './program-people.schemas.ts';
import { optionalText } from '../primitives.ts';
import { programStatusNames, roleApplicationStatusNames } from './program-words.ts';
import {
  handoverErrors,
  invitationErrors,
  memberErrors,
  programErrors,
  roleApplicationErrors,
  roleErrors,
  teamErrors,
} from './program.errors.ts';
import { programDetail, programHandover, programId, roleId } from './program.schemas.ts';

const list = pageQuery(programLimits.managePageSize).extend({ cursor });
const choice = z.object({ id: programId() });
const applicationStatus = z.enum(roleApplicationStatusNames).nullable().catch(null).default(null);
const answer = z.boolean({ error: '请说明接受还是谢绝' });

export const getProgramManage = endpoint({
  method: 'GET',
  path: '/program/manage',
  access: 'member',
  summary: '项目管理：各有多少要处理的，以及别人要转交给我的项目',
  output: programManage,
});

export const listMyPrograms = endpoint({
  method: 'GET',
  path: '/program/mine',
  access: 'member',
  summary: '我发起的和我参与的项目，包括草稿，最近改动的在前；可按状态筛选',
  query: list.extend({ status: z.enum(programStatusNames).nullable().catch(null).default(null) }),
  output: ownProgramPage,
});

export const applyToRole = endpoint({
  method: 'POST',
  path: '/program/apply',
  access: 'member',
  summary: '申请一个职位；每人对一个职位同时只有一份申请',
  body: roleApplicationForm,
  output: roleApplication,
  errors: [
    roleErrors.notFound,
    roleErrors.full,
    programErrors.refused,
    programErrors.forbiddenWords,
    roleApplicationErrors.own,
    roleApplicationErrors.repeated,
    roleApplicationErrors.alreadyMember,
    roleApplicationErrors.workUnknown,
  ],
});

export const withdrawRoleApplication = endpoint({
  method: 'POST',
  path: '/program/withdrawApplication',
  access: 'member',
  summary: '撤回自己还没有结果的申请',
  body: z.object({ id: roleApplicationId() }),
  output: roleApplication,
  errors: [roleApplicationErrors.notFound, roleApplicationErrors.wrongState],
});

export const decideRoleApplication = endpoint({
  method: 'POST',
  path: '/program/decideApplication',
  access: 'member',
  summary: '处理收到的申请：accept 接受（占一个名额，对方成为成员），decline 婉拒（可带理由，对方能看到）',
  body: z.object({
    id: roleApplicationId(),
    action: z.enum(['accept', 'decline'], { error: '不支持的操作' }),
    reason: optionalReason,
  }),
  output: roleApplication,
  errors: [
    roleApplicationErrors.notFound,
    roleApplicationErrors.wrongState,
    roleApplicationErrors.alreadyMember,
    programErrors.refused,
    roleErrors.full,
    memberErrors.tooMany,
  ],
});

export const listReceivedRoleApplications = endpoint({
  method: 'GET',
  path: '/program/applications',
  access: 'member',
  summary: '我的项目收到的申请，最近的在前；可按项目和状态筛选',
  query: list.extend({ project_id: optionalId, status: applicationStatus }),
  output: receivedApplications,
});

export const listMyRoleApplications = endpoint({
  method: 'GET',
  path: '/program/myApplications',
  access: 'member',
  summary: '我的申请，最近的在前；可按状态筛选',
  query: list.extend({ status: applicationStatus }),
  output: roleApplicationPage,
});

export const inviteToRole = endpoint({
  method: 'POST',
  path: '/program/invite',
  access: 'member',
  summary: `邀请一个人来自己项目的职位，${programLimits.invitationDays}天内有效`,
  body: z.object({
    role_id: roleId(),
    user_id: id('请选择要邀请的人'),
    message: optionalText(programLimits.messageMax, '邀请的话').default(''),
  }),
  output: programInvitation,
  errors: [
    roleErrors.notFound,
    roleErrors.full,
    programErrors.refused,
    programErrors.forbiddenWords,
    invitationErrors.ofOneself,
    invitationErrors.userNotFound,
    invitationErrors.repeated,
    invitationErrors.tooMany,
    roleApplicationErrors.alreadyMember,
  ],
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/program/answerInvitation',
  access: 'member',
  summary: '接受或谢绝邀请；接受就成为成员',
  body: z.object({ id: invitationId(), accept: answer }),
  output: programInvitation,
  errors: [
    invitationErrors.notFound,
    invitationErrors.wrongState,
    roleApplicationErrors.alreadyMember,
    roleErrors.full,
    memberErrors.tooMany,
  ],
});

export const cancelInvitation = endpoint({
  method: 'POST',
  path: '/program/cancelInvitation',
  access: 'member',
  summary: '取消自己发出的邀请',
  body: z.object({ id: invitationId() }),
  output: programInvitation,
  errors: [invitationErrors.notFound, invitationErrors.wrongState],
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/program/invitations',
  access: 'member',
  summary: '邀请，最近的在前：box=received 收到的，box=sent 我发出的',
  query: list.extend({ box: z.enum(['received', 'sent']).catch('received').default('received') }),
  output: programInvitationPage,
});

export const leaveProgram = endpoint({
  method: 'POST',
  path: '/program/leave',
  access: 'member',
  summary: '离开项目；发起人要先转交',
  body: choice,
  output: choice,
  errors: [programErrors.notFound, memberErrors.notFound, memberErrors.ownerStays],
});

export const removeMember = endpoint({
  method: 'POST',
  path: '/program/removeMember',
  access: 'member',
  summary: '把一位成员移出自己的项目，理由对方能看到',
  body: choice.extend({ user_id: id('无效的用户ID'), reason: requiredReason }),
  output: z.object({ member_count: z.int() }),
  errors: [programErrors.notFound, memberErrors.notFound, memberErrors.ownerStays],
});

export const offerHandover = endpoint({
  method: 'POST',
  path: '/program/handOver',
  access: 'member',
  summary: '把自己的项目转交给一位成员，对方接受后生效',
  body: choice.extend({ user_id: id('无效的用户ID') }),
  output: programHandover,
  errors: [programErrors.notFound, memberErrors.notFound, memberErrors.ownerStays, handoverErrors.pending],
});

export const answerHandover = endpoint({
  method: 'POST',
  path: '/program/answerHandover',
  access: 'member',
  summary: '接受或谢绝转交；接受后成为发起人，原来的发起人留作成员',
  body: z.object({ id: id('无效的转交ID'), accept: answer }),
  output: programDetail,
  errors: [handoverErrors.notFound, programErrors.tooMany],
});

export const cancelHandover = endpoint({
  method: 'POST',
  path: '/program/cancelHandover',
  access: 'member',
  summary: '取消自己发起的转交',
  body: z.object({ id: id('无效的转交ID') }),
  output: z.object({ id: z.int() }),
  errors: [handoverErrors.notFound],
});

export const getTeam = endpoint({
  method: 'GET',
  path: '/program/team',
  access: 'public',
  summary: '团队：成员、项目、在招的职位',
  query: z.object({ id: id('无效的团队ID') }),
  output: teamDetail,
  errors: [teamErrors.notFound],
});

export const listMyTeams = endpoint({
  method: 'GET',
  path: '/program/teams',
  access: 'member',
  summary: '我的团队，给项目选用',
  output: z.object({ data: z.array(teamLabel) }),
});

export const createTeam = endpoint({
  method: 'POST',
  path: '/program/createTeam',
  access: 'member',
  summary: '建一个团队',
  body: teamForm,
  output: teamLabel,
  errors: [teamErrors.tooMany, programErrors.forbiddenWords, programErrors.foreignImage],
});

export const editTeam = endpoint({
  method: 'POST',
  path: '/program/editTeam',
  access: 'member',
  summary: '修改自己的团队，没带的不变',
  body: teamForm.partial().extend({ id: id('无效的团队ID') }),
  output: teamLabel,
  errors: [teamErrors.notFound, programErrors.forbiddenWords, programErrors.foreignImage],
});
