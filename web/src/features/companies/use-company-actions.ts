import { useQueryClient } from '@tanstack/react-query';
import {
  answerInvitation,
  dissolveCompany,
  leaveCompany,
  removeMember,
  type CompanyMember,
  type OwnCompany,
} from '@zaojie/contract/companies/company.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { ownCompanyQuery } from './company-queries.ts';

type Answered = Promise<{ data: OwnCompany; msg: string }>;

/** What is done to a company; the answer is how it stands afterwards. */
export function useCompanyActions() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = useOneAtATime(async (ask: () => Answered) => {
    setBusy(true);
    try {
      const { data, msg } = await ask();
      client.setQueryData(ownCompanyQuery.queryKey, data);
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      await client.invalidateQueries({ queryKey: ownCompanyQuery.queryKey });
    } finally {
      setBusy(false);
    }
  });
  const runIfSure = async (title: string, message: string, confirmText: string, ask: () => Answered) => {
    if (await dialog.confirm({ title, message, confirmText, danger: true })) await run(ask);
  };
  return {
    isBusy,
    answer: (companyId: number, accept: boolean) =>
      run(() => call(answerInvitation, { body: { company_id: companyId, accept } })),
    remove: ({ user, joined_at: at }: CompanyMember) =>
      runIfSure(
        at === null ? `撤回给 ${user.nickname} 的邀请` : `移除 ${user.nickname}`,
        at === null ? '对方就不能再接受了。' : '对方的主页不再显示这个企业，之后可以重新邀请。',
        at === null ? '撤回邀请' : '移除',
        () => call(removeMember, { body: { user_id: user.id } }),
      ),
    leave: (name: string) =>
      runIfSure(`退出${name}`, '你的主页不再显示它，要回来得重新受邀。', '退出', () =>
        call(leaveCompany, { body: {} }),
      ),
    dissolve: (name: string) =>
      runIfSure(`解散${name}`, '名称和统一社会信用代码会被删除，不能恢复。', '解散', () =>
        call(dissolveCompany, { body: {} }),
      ),
  };
}
