import { useQueryClient } from '@tanstack/react-query';
import {
  advanceContest,
  announceContest,
  cancelContest,
  decideContest,
  disqualifyEntry,
  editContestTimes,
} from '@zaojie/contract/contests/contest-admin.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { contestKeys } from '../contest-queries.ts';
import type { TimeField } from '../propose/proposal-draft.ts';

/** What an administrator does with an event. Each gives whether it was done; another one may have been faster. */
export function useAdminMoves() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function carryOut(id: number, run: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busyId !== null) return false;
    setBusyId(id);
    try {
      await run();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      return false;
    } finally {
      setBusyId(null);
      await client.invalidateQueries({ queryKey: contestKeys.all });
    }
  }

  return {
    busyId,
    approve: (id: number) =>
      carryOut(
        id,
        () => call(decideContest, { body: { id, verdict: 'approve', reason: '' } }),
        '已通过，活动公开了',
      ),
    reject: (id: number, reason: string) =>
      carryOut(
        id,
        () => call(decideContest, { body: { id, verdict: 'reject', reason } }),
        '已退回，发起人会看到理由',
      ),
    advance: (id: number) => carryOut(id, () => call(advanceContest, { body: { id } }), '已进入下一步'),
    cancel: (id: number, reason: string) =>
      carryOut(id, () => call(cancelContest, { body: { id, reason } }), '已取消，奖金退回主办方'),
    announce: (id: number) =>
      carryOut(id, () => call(announceContest, { body: { id } }), '结果已公布，奖金发放了'),
    changeTimes: (id: number, times: Record<TimeField, string>) =>
      carryOut(id, () => call(editContestTimes, { body: { id, ...times } }), '时间已改'),
    disqualify: (contestId: number, entryId: number, reason: string) =>
      carryOut(
        contestId,
        () => call(disqualifyEntry, { body: { entry_id: entryId, reason } }),
        '已取消资格，作者会看到理由',
      ),
  };
}
export type AdminMoves = ReturnType<typeof useAdminMoves>;
