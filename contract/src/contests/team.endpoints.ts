import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../primitives.ts';
import { inviteForm, registerForm, teamId } from './contest-forms.schemas.ts';
import { contestLimits } from './contest-limits.ts';
import { contestErrors, teamErrors } from './contest.errors.ts';
import { contestId, team, teamInvitation } from './contest.schemas.ts';

/** How the viewer stands in a contest. */
export const registration = z.object({ team: team.nullable(), invitations: z.array(teamInvitation) });
export type Registration = z.output<typeof registration>;

const { notFound } = contestErrors;
const changeErrors = [teamErrors.notFound, teamErrors.changesClosed];

export const getRegistration = endpoint({
  method: 'GET',
  path: '/events/registration',
  access: 'member',
  summary: '我在一个活动里的队伍，和等着我答复的邀请',
  query: z.object({ id: contestId() }),
  output: registration,
  errors: [notFound],
});

export const listTeamInvitations = endpoint({
  method: 'GET',
  path: '/events/invitations',
  access: 'member',
  summary: '等着我答复的全部组队邀请，最新的在前',
  output: z.object({ data: z.array(teamInvitation) }),
});

export const registerForContest = endpoint({
  method: 'POST',
  path: '/events/register',
  access: 'member',
  summary: '报名：一个人，或者建一支队伍再邀请别人',
  body: registerForm,
  output: registration,
  errors: [
    notFound,
    teamErrors.notOpenYet,
    teamErrors.closed,
    teamErrors.already,
    teamErrors.organiser,
    teamErrors.full,
  ],
});

export const renameTeam = endpoint({
  method: 'POST',
  path: '/events/team/rename',
  access: 'member',
  summary: '队长改队伍的名称',
  body: z.object({
    team_id: teamId(),
    name: text({
      requiredMessage: '请填写队伍名称',
      max: [contestLimits.teamNameMax, `队伍名称不能超过${contestLimits.teamNameMax}个字符`],
    }),
  }),
  output: registration,
  errors: [...changeErrors, teamErrors.notCaptain],
});

export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/events/team/invite',
  access: 'member',
  summary: '队长邀请一个人，对方接受后成为队员；交稿截止前都可以',
  body: inviteForm,
  output: registration,
  errors: [
    ...changeErrors,
    teamErrors.notCaptain,
    teamErrors.full,
    teamErrors.noPerson,
    teamErrors.apart,
    teamErrors.already,
    teamErrors.elsewhere,
    teamErrors.organiser,
  ],
});

export const answerTeamInvitation = endpoint({
  method: 'POST',
  path: '/events/team/answer',
  access: 'member',
  summary: '接受或谢绝一份组队邀请',
  body: z.object({ team_id: teamId(), accept: z.boolean({ error: '请选择接受或谢绝' }) }),
  output: registration,
  errors: [teamErrors.noInvitation, teamErrors.changesClosed, teamErrors.full, teamErrors.already],
});

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/events/team/leave',
  access: 'member',
  summary: '退出队伍：队长退出时由最早加入的队员接任，只剩一个人时取消报名',
  body: z.object({ team_id: teamId() }),
  output: registration,
  errors: [...changeErrors, teamErrors.handedIn],
});

export const removeFromTeam = endpoint({
  method: 'POST',
  path: '/events/team/remove',
  access: 'member',
  summary: '队长移除一个队员，或撤回一份邀请',
  body: z.object({ team_id: teamId(), user_id: id('用户不存在') }),
  output: registration,
  errors: [...changeErrors, teamErrors.notCaptain, teamErrors.notMember, teamErrors.captainStays],
});
