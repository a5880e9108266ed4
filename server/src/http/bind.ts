import type { Endpoint, EndpointInput, EndpointOutput } from '@zaojie/contract/endpoint';
import type { ContextFor } from '../context.ts';
import type { AddressLimit } from '../platform/rate-limit/rate-limiter.ts';

/** An answer that brings its own sentence for the screen. */
export class Answer<T> {
  readonly msg: string;
  readonly data: T;
  constructor(msg: string, data: T) {
    this.msg = msg;
    this.data = data;
  }
}

export type Action<E extends Endpoint> = (
  context: ContextFor<E['access']>,
  input: EndpointInput<E>,
) => Promise<EndpointOutput<E> | Answer<EndpointOutput<E>>>;

export type BoundRoute = {
  endpoint: Endpoint;
  action: Action<Endpoint>;
  addressLimit: AddressLimit | null;
  /** Takes forms with a file as well as JSON. */
  takesForms: boolean;
};

/** Ties an endpoint of the contract to the action that answers it. */
export function bind<E extends Endpoint>(
  endpoint: E,
  action: Action<E>,
  options: { addressLimit?: AddressLimit; takesForms?: boolean } = {},
): BoundRoute {
  const { addressLimit = null, takesForms = false } = options;
  return { endpoint, action: action as Action<Endpoint>, addressLimit, takesForms };
}
