import type { Log } from '../../log.ts';
import type { MailConfig } from '../../mail-settings.ts';
import { guardPort } from '../guard-port.ts';
import type { MailSender } from './mail.ts';
import { createSandboxMail } from './sandbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** Null where this installation sends no mail. */
export function createMail(config: MailConfig, log: Log): MailSender | null {
  if (config.adapter === 'off') return null;
  return guardPort('mail', config.adapter === 'sandbox' ? createSandboxMail(log) : createSmtpMail(config));
}
