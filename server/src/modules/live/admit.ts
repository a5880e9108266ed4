import { randomUUID } from 'node:crypto';
import { liveCloseCodes, type ClientFrame } from '@zaojie/contract/live/live-frames';
import type { Socket } from '../../frame/live.ts';
import { listStandingSessions } from '../accounts/index.ts';
import { openConnection, takeSurplusConnections } from './connection.queries.ts';
import { leave } from './leave.ts';
import type { Live } from './live.ts';
import { hearClient, openSocket, type OpenSocket } from './open-socket.ts';
import { sessionChannel, userChannel } from './publish-frame.ts';
import type { TicketOwner } from './ticket.queries.ts';

const TYPING_EVERY_MS = 1_000;

/** From a spent ticket to a socket that hears everything of its owner. */
export async function admit(live: Live, socket: Socket, owner: TicketOwner): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  const { db, hub, now } = live.services;
  const { userId, sessionId } = owner;
  const own = openSocket(socket, { id: randomUUID(), userId, sessionId });
  live.open.set(own.id, own);
  const leaveHub = listen(live, own);
  socket.once('close', () => {
    leaveHub();
    live.open.delete(own.id);
    live.inBackground(() => leave(live, own));
  });
  hearClient(socket, own, createHearing(live, own));
  // Looked at only now that the end of the session would be heard: it can't slip through in between.
  const standing = await listStandingSessions(db, [sessionId], now());
  if (standing.length === 0) return own.close(liveCloseCodes.signedOut);
  const { wasOnline } = await openConnection(db, live.processId, own, now());
  own.greet();
  for (const surplus of await takeSurplusConnections(db, userId)) {
    hub.publish(sessionChannel(surplus.sessionId), { type: 'replaced', id: surplus.id });
  }
  if (!wasOnline) await live.handlers.presence(userId, true);
  // Gone while its row was being written: nobody would remove it.
  if (!live.open.has(own.id)) await leave(live, own);
}

function listen(live: Live, own: OpenSocket): () => void {
  const { hub } = live.services;
  const leaveUser = hub.subscribe(userChannel(own.userId), (frame) => own.pass(frame));
  const leaveSession = hub.subscribe(sessionChannel(own.sessionId), (message) => {
    if (message.type === 'revoked') own.close(liveCloseCodes.signedOut);
    if (message.type === 'replaced' && message['id'] === own.id) own.close(liveCloseCodes.replaced);
  });
  return () => {
    leaveUser();
    leaveSession();
  };
}

function createHearing(live: Live, own: OpenSocket): (frame: ClientFrame) => void {
  let typedAt = 0;
  return (frame) => {
    if (frame.type === 'ping') return own.send({ type: 'pong' });
    if (Date.now() - typedAt < TYPING_EVERY_MS) return;
    typedAt = Date.now();
    live.inBackground(() => live.handlers.typing(own.userId, frame.chat_identify));
  };
}
