import { resolve } from 'node:path';
import * as z from 'zod';
import { mailHints, mailOf, mailSettings, type MailConfig } from './mail-settings.ts';
import { hostNames, trustedProxies, type TrustedProxies } from './network-settings.ts';
import { paymentHints, paymentSettings, paymentsOf, type PaymentsConfig } from './payment-settings.ts';
import { pushHints, pushOf, pushSettings, type PushConfig } from './push-settings.ts';
import { StartupError } from './startup-error.ts';

const optionalFlag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value))
  .optional();

const flag = (fallback: boolean) => optionalFlag.default(fallback);

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).optional().default(fallback);

const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Every setting, what it may be, and what it is when unset. */
const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: wholeNumber(20, 2, 500),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  APP_SECRET: z.string().min(32).optional(),
  ALLOW_SANDBOX: flag(false),
  DEMO: optionalFlag,
  ALLOWED_HOSTS: hostNames.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT: flag(true),
  RATE_LIMIT_API_PER_MINUTE: wholeNumber(1_200, 1, 1e9),
  RATE_LIMIT_REGISTRATIONS_PER_HOUR: wholeNumber(120, 1, 1e9),
  RATE_LIMIT_CODES_PER_HOUR: wholeNumber(200, 1, 1e9),
  RATE_LIMIT_FAILED_LOGINS: wholeNumber(60, 1, 1e9),
  SMS_ADAPTER: z.enum(['sandbox', 'webhook']).default('sandbox'),
  SMS_WEBHOOK_URL: webAddress.optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_KEY: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
  SITE_COPYRIGHT: z.string().min(1).max(100).optional(),
  SITE_ICP_FILING: z.string().min(1).max(50).optional(),
  SITE_POLICE_FILING: z.string().min(1).max(50).optional(),
  SITE_CONTACT_EMAIL: z.email().optional(),
  CLAIM_CREATORS: wholeNumber(70_000, 0, 1e9),
  CLAIM_WORKS: wholeNumber(1_000_000, 0, 1e9),
  CLAIM_ANSWERS: wholeNumber(10, 0, 1_000),
  CLAIM_MINUTES: wholeNumber(3, 0, 1_440),
  WECHAT_APP_ID: z.string().min(1).optional(),
  WECHAT_APP_SECRET: z.string().min(1).optional(),
  WECHAT_AUTHORIZE_URL: webAddress.default('https://open.weixin.qq.com/connect/oauth2/authorize'),
  WECHAT_API_URL: webAddress.default('https://api.weixin.qq.com'),
  ...mailSettings,
  ...pushSettings,
  ...paymentSettings,
});
type Settings = z.output<typeof settings>;

const hints: Partial<Record<keyof Settings, string>> = {
  PORT: '应是 0 到 65535 之间的整数',
  PUBLIC_URL: '应是完整的网址，例如 https://zaojie.example',
  DATABASE_URL: '应以 postgres:// 开头',
  REDIS_URL: '应以 redis:// 开头',
  APP_SECRET: '至少要有 32 个字符',
  ALLOWED_HOSTS: '应是用逗号隔开的域名，不带端口，例如 zaojie.example,*.zaojie.example',
  TRUST_PROXY: '应是代理的层数（例如 1），或用逗号隔开的代理地址（例如 10.0.0.0/8,127.0.0.1）',
  METRICS_TOKEN: '至少要有 16 个字符',
  SITE_CONTACT_EMAIL: '应是一个邮箱地址',
  ...mailHints,
  ...pushHints,
  ...paymentHints,
};

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  publicUrl: string | null;
  databaseUrl: string | null;
  databasePool: number;
  redisUrl: string | null;
  appSecret: string | null;
  demo: boolean;
  /** Besides the host of `publicUrl`. */
  allowedHosts: readonly string[];
  trustProxy: TrustedProxies | null;
  metricsToken: string | null;
  logLevel: string;
  rateLimits: null | {
    apiPerMinute: number;
    registrationsPerHour: number;
    codesPerHour: number;
    /** In a quarter of an hour. */
    failedLogins: number;
  };
  sms: { adapter: 'sandbox' } | { adapter: 'webhook'; url: string; secret: string };
  mail: MailConfig;
  push: PushConfig;
  wechat: WechatConfig;
  payments: PaymentsConfig;
  storage: StorageConfig;
  site: SiteConfig;
};

/** What stands at the foot of every page, null for what isn't shown, and what the landing page promises. */
export type SiteConfig = {
  /** Zero for what isn't claimed. */
  claims: { creators: number; works: number; answers: number; minutes: number };
  /** Null for the usual one, with the year. */
  copyright: string | null;
  icpFiling: string | null;
  policeFiling: string | null;
  contactEmail: string | null;
};

export type StorageConfig =
  | { adapter: 'disk' }
  | { adapter: 's3'; endpoint: string; region: string; bucket: string; key: string; secret: string };

export type WechatConfig =
  | { adapter: 'off' }
  | { adapter: 'sandbox' }
  | { adapter: 'wechat'; appId: string; appSecret: string; authorizeUrl: string; apiUrl: string };

/** Reads the settings once, at start; a bad value ends the start with a sentence that says what to set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = Object.keys(settings.shape);
  const given = Object.fromEntries(known.map((key) => [key, env[key] === '' ? undefined : env[key]]));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof Settings;
    throw new StartupError(`设置 ${name} 的值不正确：${hints[name] ?? '请对照 README 的设置表修改'}。`);
  }
  const s = parsed.data;
  return {
    isProduction: s.NODE_ENV === 'production',
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    publicUrl: s.PUBLIC_URL ?? null,
    databaseUrl: s.DATABASE_URL ?? null,
    databasePool: s.DATABASE_POOL,
    redisUrl: s.REDIS_URL ?? null,
    appSecret: s.APP_SECRET ?? null,
    demo: demoOf(s),
    allowedHosts: s.ALLOWED_HOSTS ?? [],
    trustProxy: s.TRUST_PROXY ?? null,
    metricsToken: s.METRICS_TOKEN ?? null,
    logLevel: s.LOG_LEVEL,
    rateLimits: s.RATE_LIMIT ? rateLimitsOf(s) : null,
    sms: smsOf(s),
    mail: mailOf(s, isSandboxAllowed(s)),
    push: pushOf(s, isSandboxAllowed(s)),
    wechat: wechatOf(s),
    payments: paymentsOf(s, isSandboxAllowed(s)),
    storage: storageOf(s),
    site: siteOf(s),
  };
}

function rateLimitsOf(s: Settings): NonNullable<Config['rateLimits']> {
  return {
    apiPerMinute: s.RATE_LIMIT_API_PER_MINUTE,
    registrationsPerHour: s.RATE_LIMIT_REGISTRATIONS_PER_HOUR,
    codesPerHour: s.RATE_LIMIT_CODES_PER_HOUR,
    failedLogins: s.RATE_LIMIT_FAILED_LOGINS,
  };
}

function isSandboxAllowed(s: Settings): boolean {
  return s.NODE_ENV !== 'production' || s.ALLOW_SANDBOX;
}

/** The town brings accounts whose password everybody knows, an administrator's among them. */
function demoOf(s: Settings): boolean {
  if (s.DEMO && !isSandboxAllowed(s)) {
    throw new StartupError('生产环境不能填入演示内容：请去掉 DEMO=1，或用 ALLOW_SANDBOX=1 明确允许演示。');
  }
  return s.DEMO ?? isSandboxAllowed(s);
}

function smsOf(s: Settings): Config['sms'] {
  if (s.SMS_ADAPTER === 'webhook') {
    if (!s.SMS_WEBHOOK_URL || !s.SMS_WEBHOOK_SECRET) {
      throw new StartupError('SMS_ADAPTER=webhook 还需要设置 SMS_WEBHOOK_URL 和 SMS_WEBHOOK_SECRET。');
    }
    return { adapter: 'webhook', url: s.SMS_WEBHOOK_URL, secret: s.SMS_WEBHOOK_SECRET };
  }
  if (!isSandboxAllowed(s)) {
    throw new StartupError(
      '生产环境不能使用短信沙箱：请设置 SMS_ADAPTER=webhook，或用 ALLOW_SANDBOX=1 明确允许演示。',
    );
  }
  return { adapter: 'sandbox' };
}

function wechatOf(s: Settings): WechatConfig {
  if (Boolean(s.WECHAT_APP_ID) !== Boolean(s.WECHAT_APP_SECRET)) {
    throw new StartupError('WECHAT_APP_ID 和 WECHAT_APP_SECRET 要一起设置。');
  }
  if (s.WECHAT_APP_ID && s.WECHAT_APP_SECRET) {
    return {
      adapter: 'wechat',
      appId: s.WECHAT_APP_ID,
      appSecret: s.WECHAT_APP_SECRET,
      authorizeUrl: s.WECHAT_AUTHORIZE_URL,
      apiUrl: s.WECHAT_API_URL,
    };
  }
  return { adapter: isSandboxAllowed(s) ? 'sandbox' : 'off' };
}

function storageOf(s: Settings): StorageConfig {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = s;
  if (endpoint && bucket && key && secret) return { adapter: 's3', endpoint, region, bucket, key, secret };
  if (endpoint || bucket || key || secret) {
    throw new StartupError('S3_ENDPOINT、S3_BUCKET、S3_KEY 和 S3_SECRET 要一起设置。');
  }
  return { adapter: 'disk' };
}

/** A demo shows what the foot of a real site looks like; a real site shows nothing that isn't its own. */
const demoSite = {
  icpFiling: '沪ICP备2026000000号-1',
  policeFiling: '沪公网安备31010000000000号',
  contactEmail: 'hello@zaojie.example',
};

function siteOf(s: Settings): SiteConfig {
  const fallback = isSandboxAllowed(s) ? demoSite : null;
  return {
    claims: {
      creators: s.CLAIM_CREATORS,
      works: s.CLAIM_WORKS,
      answers: s.CLAIM_ANSWERS,
      minutes: s.CLAIM_MINUTES,
    },
    copyright: s.SITE_COPYRIGHT ?? null,
    icpFiling: s.SITE_ICP_FILING ?? fallback?.icpFiling ?? null,
    policeFiling: s.SITE_POLICE_FILING ?? fallback?.policeFiling ?? null,
    contactEmail: s.SITE_CONTACT_EMAIL ?? fallback?.contactEmail ?? null,
  };
}
