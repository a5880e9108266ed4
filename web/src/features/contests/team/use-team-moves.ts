import { useQueryClient } from '@tanstack/react-query';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import {
  answerTeamInvitation,
  inviteToTeam,
  leaveTeam,
  registerForContest,
  removeFromTeam,
  renameTeam,
  type Registration,
} from '@zaojie/contract/contests/team.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { contestKeys } from '../contest-queries.ts';

type Answer = Promise<{ data: Registration }>;

/** What somebody does with their place in an event. Each gives null when it was done, or what was said against it. */
export function useTeamMoves(contestId: number) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  async function carryOut(name: string, run: () => Answer, done: string): Promise<string | null> {
    if (busy !== null) return null;
    setBusy(name);
    try {
      const { data } = await run();
      client.setQueryData<ContestDetail>(contestKeys.detail(contestId), (known) =>
        known === undefined ? known : { ...known, my_team: data.team, my_invitations: data.invitations },
      );
      toast.success(done);
      return null;
    } catch (error) {
      return messageOf(error, '没有做成，请重试');
    } finally {
      setBusy(null);
      void client.invalidateQueries({ queryKey: contestKeys.all });
    }
  }

  return {
    busy,
    register: (mode: 'solo' | 'team', teamName: string) =>
      carryOut(
        'register',
        () => call(registerForContest, { body: { id: contestId, mode, team_name: teamName } }),
        '报名成功',
      ),
    answer: (teamId: number, accept: boolean) =>
      carryOut(
        `answer:${teamId}`,
        () => call(answerTeamInvitation, { body: { team_id: teamId, accept } }),
        accept ? '已加入队伍' : '已谢绝',
      ),
    invite: (teamId: number, who: string) =>
      carryOut(
        'invite',
        () => call(inviteToTeam, { body: { team_id: teamId, user_id: null, who } }),
        '邀请已发出',
      ),
    rename: (teamId: number, name: string) =>
      carryOut('rename', () => call(renameTeam, { body: { team_id: teamId, name } }), '名称已改'),
    remove: (teamId: number, userId: number, done: string) =>
      carryOut(
        `remove:${userId}`,
        () => call(removeFromTeam, { body: { team_id: teamId, user_id: userId } }),
        done,
      ),
    leave: (teamId: number, done: string) =>
      carryOut('leave', () => call(leaveTeam, { body: { team_id: teamId } }), done),
  };
}
export type TeamMoves = ReturnType<typeof useTeamMoves>;
