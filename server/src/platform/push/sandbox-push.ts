import type { Log } from '../../log.ts';
import type { PushKeys } from '../../push-settings.ts';
import type { PushSender } from './push.ts';

/** For demos: what would be shown goes to the log. */
export function createSandboxPush(log: Log, keys: () => Promise<PushKeys>): PushSender {
  return {
    isSandbox: true,
    publicKey: async () => (await keys()).publicKey,
    async send({ endpoint }, note) {
      const { hostname } = new URL(endpoint);
      log.info({ event: 'push.sandbox', service: hostname, ...note }, 'sandbox push');
      return 'sent';
    },
  };
}
