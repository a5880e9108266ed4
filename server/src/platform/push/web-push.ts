import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushKeys } from '../../push-settings.ts';
import type { PushOutcome, PushSender, PushTarget } from './push.ts';
import { isPushService } from './push-service.ts';

const TIMEOUT_MS = 10_000;
const KEPT_SECONDS = 24 * 3600;

export type WebPushOptions = {
  keys: () => Promise<PushKeys>;
  subject: string;
  services: readonly string[];
};

/** The services allow 32 characters of base64url. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Sealed for the one browser: the service that carries it can't read it. */
export function createWebPush({ keys, subject, services }: WebPushOptions): PushSender {
  return {
    isSandbox: false,
    publicKey: async () => (await keys()).publicKey,
    async send(target, note) {
      if (!isPushService(services, target.endpoint)) return 'gone';
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscriptionOf(target),
        JSON.stringify(note),
        {
          vapidDetails: { subject, ...(await keys()) },
          TTL: KEPT_SECONDS,
          topic: topicOf(note.tag),
          contentEncoding: 'aes128gcm',
        },
      );
      const { 'Content-Length': _, ...sent } = headers;
      const answer = await fetch(endpoint, {
        method,
        headers: sent,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    },
  };
}

const subscriptionOf = ({ endpoint, p256dh, auth }: PushTarget) => ({ endpoint, keys: { p256dh, auth } });

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) throw new Error(`push service answered ${status}`);
  return 'refused';
}
