import { isIP } from 'node:net';
import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './answers.ts';
import { isApiCall, isOwnCall } from './request-kind.ts';

export type HostSettings = { publicUrl: string | null; allowedHosts: readonly string[] };

const SANE = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;
/** Asked by balancers and watchers, who name a process in their own way; no address is made there. */
const FOR_WATCHERS = new Set(['/healthz', '/readyz', '/metrics']);
/** Names that nobody can own outside of the network they are used in. */
const PRIVATE_NAME = /^[\w-]+$|\.(local|localhost|lan|internal|home\.arpa)$/;

/**
 * The name under which a caller reached us ends up in links and callbacks, so it has to be one of ours. With neither
 * setting these are addresses in numbers and names of a private network, which no stranger's domain can pass for.
 */
export function createHostCheck({ publicUrl, allowedHosts }: HostSettings): (host: string) => boolean {
  const own = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  const names = [...own, ...allowedHosts].map(plainName);
  return (host) => {
    const [, written] = SANE.exec(host) ?? [];
    if (written === undefined) return false;
    const name = plainName(written);
    if (isLoopback(name)) return true;
    if (names.length === 0) return isIP(name) > 0 || PRIVATE_NAME.test(name);
    return names.some((known) => (known.startsWith('*.') ? name.endsWith(known.slice(1)) : name === known));
  };
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

function isLoopback(name: string): boolean {
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}

export function refuseForeignHosts(app: FastifyInstance, settings: HostSettings): void {
  const isOurs = createHostCheck(settings);
  app.addHook('onRequest', async (request, reply) => {
    const isExempt = isOwnCall(request) || FOR_WATCHERS.has(request.routeOptions.url ?? '');
    if (isExempt || isOurs(request.host)) return undefined;
    if (isApiCall(request)) return sendError(reply, frameErrors.unknownHost);
    return reply
      .code(frameErrors.unknownHost.http)
      .type('text/plain; charset=utf-8')
      .send(
        `${frameErrors.unknownHost.msg}。\n如果你管理这个站点，请把域名写进 PUBLIC_URL 或 ALLOWED_HOSTS。\n`,
      );
  });
}

/** Where our own pages live, as this caller reached us. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`;
}
