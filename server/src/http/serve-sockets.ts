import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { frameErrors } from '@zaojie/contract/errors';
import { LIVE_PATH } from '@zaojie/contract/live/live-frames';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SocketServer } from '../frame/live.ts';
import { sendError } from './answers.ts';

const LONGEST_FRAME_BYTES = 4096;

/** The one address where a socket can be opened. */
export async function serveSockets(
  app: FastifyInstance,
  sockets: SocketServer,
  publicUrl: string | null,
): Promise<void> {
  // The plugin would take upgrades on every route; it sees only those that come through this door.
  const door = createServer();
  app.server.on('upgrade', (request, socket, head) => {
    if (isForUs(request)) door.emit('upgrade', request, socket, head);
    else refuse(socket);
  });
  await app.register(websocket, {
    options: { server: door, maxPayload: LONGEST_FRAME_BYTES, perMessageDeflate: false },
    // Frames that break the protocol; the library has closed the socket with its reason.
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'a socket failed'),
    preClose: () => sockets.stop(),
  });
  app.route<{ Querystring: { ticket?: unknown } }>({
    method: 'GET',
    url: LIVE_PATH,
    onRequest: async (request, reply) => {
      if (isOwnPage(request, publicUrl)) return undefined;
      return sendError(reply, { ...frameErrors.forbidden, http: 403 });
    },
    handler: (_request, reply) => sendError(reply, frameErrors.unknownEndpoint),
    wsHandler: (socket, request) => {
      const { ticket } = request.query;
      sockets.greet(socket, typeof ticket === 'string' ? ticket : '');
    },
  });
}

function isForUs(request: IncomingMessage): boolean {
  const path = request.url?.split('?')[0];
  return path === LIVE_PATH && request.headers.upgrade?.toLowerCase() === 'websocket';
}

function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}

/** Browsers say which page opens a socket; one of another site mustn't, ticket or not. */
function isOwnPage(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || (publicUrl !== null && host === new URL(publicUrl).host);
}
