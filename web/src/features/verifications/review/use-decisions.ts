import { useQueryClient } from '@tanstack/react-query';
import { decideVerification } from '@zaojie/contract/verifications/verification.endpoints';
import type { AdminVerification } from '@zaojie/contract/verifications/verification.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { verificationKeys } from '../verification-queries.ts';

type Decision = { id: number; action: 'accept' | 'reject' | 'revoke'; reason?: string };

/** What an administrator decides. Another one may have been faster: then the list is asked anew and shows what is. */
export function useDecisions() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const decide = useOneAtATime(async (body: Decision) => {
    setBusyId(body.id);
    try {
      const { msg } = await call(decideVerification, { body });
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setBusyId(null);
      await client.invalidateQueries({ queryKey: verificationKeys.review });
    }
  });
  return {
    busyId,
    accept: async ({ id, user, kind_label: label }: AdminVerification) => {
      const isSure = await dialog.confirm({
        title: `通过${label}`,
        message: `${user.nickname} 的名字旁会出现标记。`,
        confirmText: '通过',
      });
      if (isSure) await decide({ id, action: 'accept' });
    },
    reject: ({ id }: AdminVerification, reason: string) => decide({ id, action: 'reject', reason }),
    revoke: ({ id }: AdminVerification, reason: string) => decide({ id, action: 'revoke', reason }),
  };
}
