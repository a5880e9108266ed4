import type { Endpoint, EndpointInput, EndpointOutput } from '@zaojie/contract/endpoint';
import type { ContextFor } from './context.ts';
import type { Pace } from '../platform/rate-limit/paces.ts';
import type { SpokenFields } from './words/word-filter.ts';
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
  /** How fast one person, or the visitors of one address, may go on calling. */
  pace: Pace | null;
  addressLimit: AddressLimit | null;
  /** Counts only the calls that the action refuses. */
  failureLimit: AddressLimit | null;
  /** Takes forms with a file as well as JSON. */
  takesForms: boolean;
  /** Takes a body of bare bytes, up to so many, as the file. */
  takesBytes: number | null;
  /** Calls a service of the outside world, and so is never one transaction as a whole. */
  callsOutside: boolean;
  /** What of the body people will read: looked through for watched words. */
  words: SpokenFields | null;
};

/** Ties an endpoint of the contract to the action that answers it. */
export function bind<E extends Endpoint>(
  endpoint: E,
  action: Action<E>,
  options: Partial<Omit<BoundRoute, 'endpoint' | 'action'>> = {},
): BoundRoute {
  // What reaches outside isn't one transaction as a whole: told of afterwards, it could be there and nobody know of it.
  if (options.callsOutside && typeof options.words?.held === 'object') {
    throw new Error(`${endpoint.path} reaches outside: its action has to tell of held words itself`);
  }
  return {
    endpoint,
    action: action as Action<Endpoint>,
    pace: endpoint.method === 'GET' ? null : 'write',
    addressLimit: null,
    failureLimit: null,
    takesForms: false,
    takesBytes: null,
    callsOutside: false,
    words: null,
    ...options,
  };
}
