import * as z from 'zod';
import { StartupError } from './startup-error.ts';

export const mailSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]+/)
    .optional(),
  MAIL_FROM: z.string().min(3).max(200).regex(/@/).optional(),
};
type MailSettings = z.output<z.ZodObject<typeof mailSettings>>;

export const mailHints = {
  SMTP_URL: '应是邮件服务器的地址，例如 smtps://user:password@smtp.example:465',
  MAIL_FROM: '应是发件人，例如 造界 <no-reply@zaojie.example>',
};

export type MailConfig =
  | { adapter: 'off' }
  | { adapter: 'sandbox' }
  | { adapter: 'smtp'; url: string; from: string };

/** A site without a mail server runs without mail; only a demo pretends to send it. */
export function mailOf(s: MailSettings, isSandboxAllowed: boolean): MailConfig {
  if (Boolean(s.SMTP_URL) !== Boolean(s.MAIL_FROM)) {
    throw new StartupError('SMTP_URL 和 MAIL_FROM 要一起设置。');
  }
  if (s.SMTP_URL && s.MAIL_FROM) return { adapter: 'smtp', url: s.SMTP_URL, from: s.MAIL_FROM };
  return { adapter: isSandboxAllowed ? 'sandbox' : 'off' };
}
