import type { getSite as endpoint } from '@zaojie/contract/site/site.endpoints';
import type { Action } from '../../frame/action.ts';
import { footerOf } from './site.view.ts';

export const getSite: Action<typeof endpoint> = async (context) => ({
  demo_accounts: await context.demoAccounts(),
  sms_sandbox: context.sms.isSandbox,
  wechat: {
    enabled: context.socialProvider !== null,
    sandbox: context.socialProvider?.isSandbox ?? false,
  },
  footer: footerOf(context.config.site, context.now()),
  claims: context.config.site.claims,
});
