import type { Log } from '../../log.ts';
import type { SmsSender } from './sms.ts';

/** For demos: the code goes to the log, and the caller shows it on screen. */
export function createSandboxSms(log: Log): SmsSender {
  return {
    isSandbox: true,
    async sendCode(mobile, code) {
      log.info({ event: 'sms.sandbox', ending: mobile.slice(-4), code }, 'sandbox SMS');
    },
  };
}
