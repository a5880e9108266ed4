import * as z from 'zod';
import type { DeclaredError } from './errors.ts';
import type { ActFor } from './proxies/proxy-words.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, anybody signed in, or administrators only. */
export type Access = 'public' | 'member' | 'admin';

export type AnySchema = z.ZodType;
const nothing = z.object({});
type Nothing = typeof nothing;

export type Endpoint<
  P extends AnySchema = AnySchema,
  Q extends AnySchema = AnySchema,
  B extends AnySchema = AnySchema,
  O extends AnySchema = AnySchema,
  A extends Access = Access,
> = {
  method: Method;
  /** Below /api, with {name} for parameters. */
  path: string;
  /** Further addresses that answer the same way. */
  alsoAt: readonly string[];
  access: A;
  /** What of it may be done for somebody else. */
  actFor: ActFor;
  summary: string;
  params: P;
  query: Q;
  body: B;
  output: O;
  errors: readonly DeclaredError[];
};

export type EndpointInput<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

type Definition<P, Q, B, O, A> = {
  method: Method;
  path: string;
  alsoAt?: readonly string[];
  access: A;
  actFor?: ActFor;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  output: O;
  errors?: readonly DeclaredError[];
};

/** Declares one call of the API. The server's routes, the web client and the OpenAPI document are made from it. */
export function endpoint<
  O extends AnySchema,
  A extends Access,
  P extends AnySchema = Nothing,
  Q extends AnySchema = Nothing,
  B extends AnySchema = Nothing,
>(definition: Definition<P, Q, B, O, A>): Endpoint<P, Q, B, O, A> {
  return {
    method: definition.method,
    path: definition.path,
    alsoAt: definition.alsoAt ?? [],
    access: definition.access,
    actFor: definition.actFor ?? null,
    summary: definition.summary,
    params: definition.params ?? (nothing as AnySchema as P),
    query: definition.query ?? (nothing as AnySchema as Q),
    body: definition.body ?? (nothing as AnySchema as B),
    output: definition.output,
    errors: definition.errors ?? [],
  };
}
