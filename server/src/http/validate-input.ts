import type { Endpoint, EndpointInput } from '@zaojie/contract/endpoint';
import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

const isForPeople = (message: string) => /\p{Script=Han}/u.test(message);

function refuse(error: z.ZodError): never {
  const [first] = error.issues;
  const field = first && first.path.length > 0 ? first.path.join('.') : null;
  throw new Refusal(frameErrors.invalidInput, {
    ...(first && isForPeople(first.message) && { msg: first.message }),
    ...(field !== null && { data: { field } }),
  });
}

function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  return result.success ? result.data : refuse(result.error);
}

/** Every call is hostile until it has passed here. */
export function validateInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): EndpointInput<E> {
  return {
    params: check(endpoint.params, request.params ?? {}),
    query: check(endpoint.query, request.query ?? {}),
    // A missing body is an empty one, so that people read which field is missing.
    body: check(endpoint.body, request.body ?? {}),
  } as EndpointInput<E>;
}
