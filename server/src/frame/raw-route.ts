import type { Readable } from 'node:stream';
import type { Pace } from '../platform/rate-limit/paces.ts';
import type { Services, Viewer } from './context.ts';

export type RawRequest = {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  rawBody: Buffer;
  /** A name that came more than once is left out: nobody knows which one was meant. */
  query: Readonly<Record<string, string>>;
  params: Readonly<Record<string, string>>;
};

export type RawAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Readable;
};

/**
 * A call outside of the contract's envelope: somebody else's protocol, or a file that is made while it is sent. Whoever
 * calls is known as everywhere; bytes and answer are the route's own.
 */
export type RawRoute = {
  method: 'GET' | 'POST';
  /** Below /api, with {name} for parameters. */
  path: string;
  access: 'public' | 'member';
  pace: Pace | null;
  /** More bytes than these are refused before they are read. */
  bodyLimit: number;
  answer: (
    context: Services & { viewer: Viewer | null; signal: AbortSignal },
    request: RawRequest,
  ) => Promise<RawAnswer>;
};
