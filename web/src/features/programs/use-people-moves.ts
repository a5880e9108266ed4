import { useQueryClient } from '@tanstack/react-query';
import {
  answerHandover,
  answerInvitation,
  cancelHandover,
  cancelInvitation,
  decideRoleApplication,
  offerHandover,
  removeMember,
  withdrawRoleApplication,
} from '@zaojie/contract/programs/program-people.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { programKeys } from './program-queries.ts';

type Person = { id: number; nickname: string };
type Received = { id: number; applicant: Person; role: { name: string } };

/** What people of a project do with each other: ask, accept, part, hand over. Each gives true when it was done. */
export function usePeopleMoves() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  async function carryOut(key: string, run: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(key);
    try {
      await run();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      return false;
    } finally {
      setBusy(null);
      void client.invalidateQueries({ queryKey: programKeys.all });
    }
  }

  return {
    isBusy: (key: string) => busy === key,
    accept: async ({ id, applicant, role }: Received): Promise<boolean> => {
      const isSure = await dialog.confirm({
        title: `接受${applicant.nickname}`,
        message: `对方会成为成员，负责${role.name}，占一个名额。`,
        confirmText: '接受',
      });
      if (!isSure) return false;
      return carryOut(
        `application-${id}`,
        () => call(decideRoleApplication, { body: { id, action: 'accept' } }),
        `${applicant.nickname}已加入项目`,
      );
    },
    decline: ({ id }: Pick<Received, 'id'>, reason: string) =>
      carryOut(
        `application-${id}`,
        () => call(decideRoleApplication, { body: { id, action: 'decline', reason } }),
        '已婉拒，对方会收到通知',
      ),
    withdraw: async (id: number): Promise<boolean> => {
      const isSure = await dialog.confirm({
        title: '撤回申请',
        message: '对方不会再看到这份申请。之后还可以重新申请。',
        confirmText: '撤回',
      });
      if (!isSure) return false;
      return carryOut(
        `application-${id}`,
        () => call(withdrawRoleApplication, { body: { id } }),
        '申请已撤回',
      );
    },
    answerInvitation: (id: number, accept: boolean) =>
      carryOut(
        `invitation-${id}`,
        () => call(answerInvitation, { body: { id, accept } }),
        accept ? '你已加入项目' : '已谢绝，对方会收到通知',
      ),
    cancelInvitation: (id: number) =>
      carryOut(`invitation-${id}`, () => call(cancelInvitation, { body: { id } }), '邀请已取消'),
    removeMember: (projectId: number, person: Person, reason: string) =>
      carryOut(
        `member-${person.id}`,
        () => call(removeMember, { body: { id: projectId, user_id: person.id, reason } }),
        `${person.nickname}已移出项目`,
      ),
    offerHandover: async (projectId: number, person: Person): Promise<boolean> => {
      const isSure = await dialog.confirm({
        title: `把项目交给${person.nickname}`,
        message: '对方接受后成为发起人，可以编辑和归档项目；你留作成员。接受之前可以取消。',
        confirmText: '转交',
      });
      if (!isSure) return false;
      return carryOut(
        `member-${person.id}`,
        () => call(offerHandover, { body: { id: projectId, user_id: person.id } }),
        '已告诉对方，等对方接受',
      );
    },
    answerHandover: (id: number, accept: boolean) =>
      carryOut(
        `handover-${id}`,
        () => call(answerHandover, { body: { id, accept } }),
        accept ? '项目现在由你负责' : '已谢绝，对方会收到通知',
      ),
    cancelHandover: (id: number) =>
      carryOut(`handover-${id}`, () => call(cancelHandover, { body: { id } }), '已取消转交'),
  };
}
export type PeopleMoves = ReturnType<typeof usePeopleMoves>;
