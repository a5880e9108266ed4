import type { LiveFrame } from '@zaojie/contract/live/live-frames';
import type { Hub } from '../../platform/realtime/hub.ts';

export const userChannel = (userId: number) => `user:${userId}`;
/** Whoever ends a session says so here; its sockets close. */
export const sessionChannel = (sessionId: number) => `session:${sessionId}`;

/** To every open socket of a person, in whichever process it is. */
export function publishFrame(hub: Hub, userId: number, frame: LiveFrame): void {
  hub.publish(userChannel(userId), frame);
}
