import type { FastifyReply } from 'fastify';
import type { CookieJar } from '../frame/cookie-jar.ts';

const ATTRIBUTES = 'HttpOnly; SameSite=Lax; Path=/';

/** Values are tokens of ours, so nothing needs to be escaped; whatever else comes is nobody's. */
const pair = /^\s*([\w-]+)=([\w-]+)\s*$/;

export function createCookieJar(header: string | undefined, reply: FastifyReply, origin: string): CookieJar {
  const isSecure = origin.startsWith('https:');
  // Browsers take this prefix only from the host itself, never from a neighbour under the same domain.
  const nameHere = (name: string) => (isSecure ? `__Host-${name}` : name);
  const written = new Map<string, string>();
  const set = (name: string, value: string, maxAgeSeconds: number) => {
    const secure = isSecure ? '; Secure' : '';
    written.set(name, `${nameHere(name)}=${value}${secure}; ${ATTRIBUTES}; Max-Age=${maxAgeSeconds}`);
    // The framework adds to what is set already, and a transaction that starts over sets it again.
    reply.removeHeader('set-cookie').header('set-cookie', [...written.values()]);
  };
  return {
    read: (name) => findCookie(header ?? '', nameHere(name)),
    write: set,
    remove: (name) => set(name, '', 0),
  };
}

function findCookie(header: string, wanted: string): string | null {
  for (const part of header.split(';')) {
    const [, name, value] = pair.exec(part) ?? [];
    if (name === wanted && value !== undefined) return value;
  }
  return null;
}
