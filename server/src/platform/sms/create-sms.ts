import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { guardPort } from '../guard-port.ts';
import { createSandboxSms } from './sandbox-sms.ts';
import type { SmsSender } from './sms.ts';
import { createWebhookSms } from './webhook-sms.ts';

export function createSms(config: Config['sms'], log: Log): SmsSender {
  return guardPort('sms', config.adapter === 'sandbox' ? createSandboxSms(log) : createWebhookSms(config));
}
