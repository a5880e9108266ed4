import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const demoAccount = z.object({
  account: z.string(),
  password: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  role: z.string(),
});
export type DemoAccount = z.output<typeof demoAccount>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site/index',
  access: 'public',
  summary: '站点设置：演示账号、微信登录是否可用',
  output: z.object({
    demo_accounts: z.array(demoAccount),
    sms_sandbox: z.boolean(),
    wechat: z.object({ enabled: z.boolean(), sandbox: z.boolean() }),
  }),
});
