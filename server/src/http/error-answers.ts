import { frameErrors, type DeclaredError } from '@zaojie/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/pg-errors.ts';
import { Refusal } from '../frame/refusal.ts';
import { sendError, sendRefusal, sendUnavailable } from './answers.ts';

const byStatus: Record<number, DeclaredError> = {
  404: frameErrors.unknownEndpoint,
  413: frameErrors.bodyTooLarge,
  415: frameErrors.unsupportedType,
  429: frameErrors.tooManyRequests,
};

/** The last word on every failure: an envelope, and never a trace of how we are made. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  // The connection that broke is the caller's, not one to the database; nobody reads this answer.
  if (request.raw.readableAborted) return sendError(reply, frameErrors.invalidInput);
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'database unavailable');
    return sendUnavailable(reply);
  }
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 503) return sendUnavailable(reply);
  if (status >= 500) {
    request.log.error({ err: error }, 'request failed');
    return sendError(reply, frameErrors.internal);
  }
  return sendError(reply, byStatus[status] ?? frameErrors.invalidInput);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}
