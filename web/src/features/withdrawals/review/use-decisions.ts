import { useQueryClient } from '@tanstack/react-query';
import { decideWithdrawal, markVerified } from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import type { AdminWithdrawal } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { accountText } from '../account-words.ts';
import { withdrawalKeys } from '../withdrawal-queries.ts';

type Work = { id: number; run: () => Promise<unknown>; done: string };

/** What an administrator decides. Another one may have been faster: then the list is asked anew and shows what is. */
export function useDecisions() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);

  const carryOut = useOneAtATime(async ({ id, run, done }: Work) => {
    setBusyId(id);
    try {
      await run();
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setBusyId(null);
      await client.invalidateQueries({ queryKey: withdrawalKeys.review });
    }
  });

  return {
    busyId,
    approve: async ({ id, amount, account, user }: AdminWithdrawal) => {
      const isSure = await dialog.confirm({
        title: '通过这笔提现',
        message: `${formatYuan(amount, { exact: true })} 会打到 ${user.nickname} 的 ${accountText(account)}（${account.holder}），打出去就收不回来。`,
        confirmText: '通过并打款',
      });
      if (!isSure) return;
      const body = { id, action: 'approve' as const };
      await carryOut({ id, run: () => call(decideWithdrawal, { body }), done: '已通过，正在打款' });
    },
    reject: ({ id }: AdminWithdrawal, reason: string) => {
      const body = { id, action: 'reject' as const, reason };
      return carryOut({ id, run: () => call(decideWithdrawal, { body }), done: '已驳回，钱已退回对方' });
    },
    verify: ({ id, user }: AdminWithdrawal, reason: string) => {
      const body = { user_id: user.id, is_verified: !user.is_verified, reason };
      const done = user.is_verified ? '已取消实名标记' : '已标记为实名';
      return carryOut({ id, run: () => call(markVerified, { body }), done });
    },
  };
}
