import {
  answerInvitation,
  dissolveCompany,
  leaveCompany,
  removeMember,
  type CompanyMember,
  type OwnCompany,
} from '@zaojie/contract/companies/company.endpoints';
import { call } from '../../api/client.ts';
import { useAnsweredActions } from '../users/use-answered-actions.ts';
import { ownCompanyQuery } from './company-queries.ts';

/** What is done to a company; the answer is how it stands afterwards. */
export function useCompanyActions() {
  const { isBusy, run, runIfSure } = useAnsweredActions<OwnCompany>(ownCompanyQuery.queryKey);
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
