import { limits } from '@zaojie/contract/limits';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Context, Viewer } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

/** Counted in each process: enough against a flood, and no message waits for another server. */
const pace = new RateLimiterMemory({ points: limits.message.perMinute, duration: 60 });

export async function checkPace(context: Context<Viewer>): Promise<void> {
  if (!context.config.rateLimits) return;
  await pace.consume(String(context.viewer.userId)).catch(() => {
    throw new Refusal(messageErrors.tooFast);
  });
}
