import { frameErrors, type DeclaredError } from '@zaojie/contract/errors';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../frame/refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type(JSON_TYPE).send(body);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { declared, message, data, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== null) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  }
  reply.code(declared.http);
  return sendJson(reply, JSON.stringify({ code: declared.code, msg: message, data }));
}

export function sendError(reply: FastifyReply, declared: DeclaredError): FastifyReply {
  return sendRefusal(reply, new Refusal(declared));
}

export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new Refusal(frameErrors.unavailable, { retryAfterSeconds: 2 }));
}
