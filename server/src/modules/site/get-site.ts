import type { getSite as endpoint } from '@zaojie/contract/site/site.endpoints';
import { listDemoAccounts } from '../../demo/demo-accounts.ts';
import type { Action } from '../../http/bind.ts';

export const getSite: Action<typeof endpoint> = async (context) => ({
  demo_accounts: context.config.demo ? await listDemoAccounts(context.db) : [],
  sms_sandbox: context.sms.isSandbox,
  wechat: {
    enabled: context.socialProvider !== null,
    sandbox: context.socialProvider?.isSandbox ?? false,
  },
});
