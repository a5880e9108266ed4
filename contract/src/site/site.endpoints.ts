import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';

export const demoAccount = z.object({
  account: z.string(),
  password: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  role: z.string(),
});
export type DemoAccount = z.output<typeof demoAccount>;

/** What stands at the foot of every page; what isn't set is left out. */
export const siteFooter = z.object({
  copyright: z.string(),
  filings: z.array(z.object({ text: z.string(), href: z.string() })),
  contact_email: z.string().nullable(),
});

/** What the landing page promises; nothing is said of what is zero. */
export const siteClaims = z.object({
  creators: z.int(),
  works: z.int(),
  /** So many creators answer… */
  answers: z.int(),
  /** …within so many minutes. */
  minutes: z.int(),
});

export const getSite = endpoint({
  method: 'GET',
  path: '/site/index',
  access: 'public',
  summary: '站点设置：演示账号、微信登录是否可用、页脚文字',
  output: z.object({
    demo_accounts: z.array(demoAccount),
    sms_sandbox: z.boolean(),
    wechat: z.object({ enabled: z.boolean(), sandbox: z.boolean() }),
    footer: siteFooter,
    claims: siteClaims,
  }),
});

const { route, message, stack } = limits.clientError;
const told = (most: number) => z.string({ error: '错误报告不正确' }).max(most, '错误报告过长');

export const reportClientError = endpoint({
  method: 'POST',
  path: '/site/clientError',
  access: 'public',
  summary: '浏览器里出的错：记入日志，不含个人信息',
  body: z.object({
    kind: z.enum(['recoverable', 'uncaught', 'route'], { error: '错误报告不正确' }),
    /** The pattern of the screen's address, never the address itself. */
    route: told(route).regex(/^[\w/:*?-]*$/, '错误报告不正确'),
    message: told(message),
    stack: told(stack).default(''),
  }),
  output: z.object({}),
});
