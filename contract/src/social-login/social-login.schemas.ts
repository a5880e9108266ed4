import * as z from 'zod';
import { isSitePath, isStorableText } from '../text-rules.ts';

/** Secrets of ours in addresses and bodies: base64url of at least 128 bits. */
const opaque = (message: string) => z.string({ error: message }).regex(/^[\w-]{16,128}$/, message);

const EXPIRED = '微信授权已失效，请重新登录';
export const state = opaque(EXPIRED);

const providerCode = z.string({ error: EXPIRED }).min(1, EXPIRED).max(1024, EXPIRED);

export const providerAnswer = z.object({ code: providerCode, state });

/** Where to go after signing in; anything that isn't a page of ours means the home page. */
export const returnPath = z.string().max(512).refine(isSitePath).catch('/home').default('/home');

export const authUrlQuery = z.object({
  callback: z.string({ error: '授权地址不正确' }).max(512, '授权地址不正确').default('/wxauth/callback'),
  type: z.enum(['snsapi_base', 'snsapi_userinfo'], { error: '不支持的授权方式' }).default('snsapi_userinfo'),
  redirect: returnPath,
});

export const authUrl = z.object({
  url: z.string(),
  state: z.string(),
  /** Known only to the browser that asked; whoever merely photographs the code can't collect the login. */
  poll_key: z.string(),
  /** What the QR code holds: our own page, which passes on to the provider. */
  qrcode_url: z.string(),
  expires_in: z.int(),
});

export const authorised = z.object({
  openid: z.string(),
  ticket: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  redirect: z.string(),
});

export const openidLogin = z.object({
  openid: z.string({ error: EXPIRED }).min(1, EXPIRED).max(128, EXPIRED).refine(isStorableText, EXPIRED),
  ticket: opaque(EXPIRED),
});

export const scanned = z.object({ nickname: z.string(), avatar: z.string(), confirm_key: z.string() });

export const qrConfirmation = z.object({
  state,
  confirm_key: opaque(EXPIRED),
  allow: z.boolean({ error: '请选择是否允许登录' }),
});

export const qrStatus = z.object({
  status: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']),
  expires_in: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  /** Present once, with status confirmed, and only for the browser that holds the poll key. */
  openid: z.string().optional(),
  ticket: z.string().optional(),
  redirect: z.string().optional(),
});
export type QrStatus = z.output<typeof qrStatus>;

export const pollKey = opaque('轮询凭证不正确').optional();

/** Of one's own account. */
export const binding = z.object({
  /** Off where the installation knows no WeChat. */
  is_offered: z.boolean(),
  is_bound: z.boolean(),
  nickname: z.string(),
  /** False while it is the only way to sign in. */
  can_release: z.boolean(),
});
export type Binding = z.output<typeof binding>;
