import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { NOBODY } from '../platform/views/view-counter.ts';

/** No connection comes from it: pages drawn by the server call the API in its name, and are counted as nobody. */
export const OWN_ADDRESS = NOBODY;

export function isOwnCall(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === OWN_ADDRESS;
}

/** By the route that answers, not by the address: that can be spelt in many ways. */
export function isApiCall(request: FastifyRequest): boolean {
  if (request.is404) return /^\/+api(\/|$)/i.test(pathOf(request));
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}

/** Decoded; as it stands where it can't be. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A target may name the host itself (`GET http://host/path`); then that counts and not the header (RFC 9112, 3.2.2). */
export function readTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const target = request.url ?? '/';
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [];
  if (host === undefined || path === undefined) return target;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
