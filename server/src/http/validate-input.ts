import type { Endpoint, EndpointInput } from '@zaojie/contract/endpoint';
import { UNSTORABLE_TEXT } from '@zaojie/contract/primitives';
import { findBroken, isStorableLine, isStorableText } from '@zaojie/contract/text-rules';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { InvalidInput } from '../frame/refusal.ts';

const isForPeople = (message: string) => /\p{Script=Han}/u.test(message);

function refuse(error: z.ZodError): never {
  const [first] = error.issues;
  const field = first && first.path.length > 0 ? first.path.join('.') : null;
  throw new InvalidInput(first && isForPeople(first.message) ? first.message : null, field);
}

function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  return result.success ? result.data : refuse(result.error);
}

/** Characters that no text has are refused everywhere alike, also where a schema would pass over the field. */
function refuseUnstorable(value: unknown, isRight: (text: string) => boolean): void {
  const field = findBroken(value, isRight);
  if (field !== null) throw new InvalidInput(UNSTORABLE_TEXT, field === '' ? null : field);
}

/** Every call is hostile until it has passed here. */
export function validateInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): EndpointInput<E> {
  refuseUnstorable(request.params, isStorableLine);
  refuseUnstorable(request.query, isStorableLine);
  refuseUnstorable(request.body, isStorableText);
  return {
    params: check(endpoint.params, request.params ?? {}),
    query: check(endpoint.query, request.query ?? {}),
    // A missing body is an empty one, so that people read which field is missing.
    body: check(endpoint.body, request.body ?? {}),
  } as EndpointInput<E>;
}
