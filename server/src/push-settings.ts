import * as z from 'zod';
import { hostNames } from './network-settings.ts';
import { StartupError } from './startup-error.ts';

/** The services that browsers receive from. Nothing is ever sent to another place, whatever a browser names. */
const knownServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export const pushSettings = {
  PUSH_ADAPTER: z.enum(['sandbox', 'web-push', 'off']).optional(),
  PUSH_SERVICES: hostNames.optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/)
    .optional(),
};

export const pushHints = {
  PUSH_ADAPTER: '应是 web-push、sandbox 或 off',
  PUSH_SERVICES: '应是用逗号隔开的域名，例如 fcm.googleapis.com,*.push.apple.com',
  VAPID_PUBLIC_KEY: '应是 87 个字符的公钥，可用 npx web-push generate-vapid-keys 生成',
  VAPID_PRIVATE_KEY: '应是 43 个字符的私钥，可用 npx web-push generate-vapid-keys 生成',
  VAPID_SUBJECT: '应是 mailto: 开头的邮箱，或 https:// 开头的网址',
};

export type PushKeys = { publicKey: string; privateKey: string };
export type PushConfig = {
  adapter: 'sandbox' | 'web-push' | 'off';
  /** Null for a pair that is made once and kept in the database. */
  keys: PushKeys | null;
  /** Whom the services can ask about what we send. */
  subject: string;
  services: readonly string[];
};

type Given = { [K in keyof typeof pushSettings]?: z.output<(typeof pushSettings)[K]> } & {
  PUBLIC_URL?: string | undefined;
  SITE_CONTACT_EMAIL?: string | undefined;
};

export function pushOf(s: Given, isSandboxAllowed: boolean): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = s;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new StartupError('VAPID_PUBLIC_KEY 和 VAPID_PRIVATE_KEY 要一起设置。');
  }
  return {
    adapter: s.PUSH_ADAPTER ?? (isSandboxAllowed ? 'sandbox' : 'web-push'),
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: s.VAPID_SUBJECT ?? subjectOf(s),
    services: s.PUSH_SERVICES ?? knownServices,
  };
}

function subjectOf({ PUBLIC_URL: site, SITE_CONTACT_EMAIL: email }: Given): string {
  if (email) return `mailto:${email}`;
  return site?.startsWith('https:') ? site : 'mailto:hello@zaojie.example';
}
