import { frameErrors, type DeclaredError } from '@zaojie/contract/errors';
import type { FastifyReply } from 'fastify';
import type { Refusal, RefusalDetails } from '../refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type(JSON_TYPE).send(body);
}

export function sendError(
  reply: FastifyReply,
  declared: DeclaredError,
  details: RefusalDetails = {},
): FastifyReply {
  if (details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(details.retryAfterSeconds))));
  }
  reply.code(declared.http);
  const body = { code: declared.code, msg: details.msg ?? declared.msg, data: details.data ?? null };
  return sendJson(reply, JSON.stringify(body));
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return sendError(reply, refusal.declared, refusal.details);
}

export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendError(reply, frameErrors.unavailable, { retryAfterSeconds: 2 });
}
