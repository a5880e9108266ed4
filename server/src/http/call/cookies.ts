import type { FastifyReply } from 'fastify';
import type { CookieJar } from '../../frame/cookie-jar.ts';

const ATTRIBUTES = 'HttpOnly; SameSite=Lax; Path=/';

/** Values are tokens of ours, so nothing needs to be escaped; whatever else comes is nobody's. */
const pair = /^\s*([\w-]+)=([\w-]+)\s*$/;

export function createCookieJar(header: string | undefined, reply: FastifyReply, origin: string): CookieJar {
  const isSecure = origin.startsWith('https:');
  const written = new Map<string, string>();
  const set = (name: string, value: string, maxAgeSeconds: number | null) => {
    const secure = isSecure ? '; Secure' : '';
    const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
    written.set(name, `${nameAt(origin, name)}=${value}${secure}; ${ATTRIBUTES}${age}`);
    // The framework adds to what is set already, and a transaction that starts over sets it again.
    reply.removeHeader('set-cookie').header('set-cookie', [...written.values()]);
  };
  return {
    read: (name) => readCookie(header, name, origin),
    write: set,
    remove: (name) => set(name, '', 0),
  };
}

/** Browsers take this prefix only from the host itself, never from a neighbour under the same domain. */
function nameAt(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

export function readCookie(header: string | undefined, name: string, origin: string): string | null {
  return findCookie(header ?? '', nameAt(origin, name));
}

/** One that pages write themselves, for a path of theirs: it stands for nothing that anybody would gain by forging it. */
export function readOpenCookie(header: string | undefined, name: string): string | null {
  return findCookie(header ?? '', name);
}

function findCookie(header: string, wanted: string): string | null {
  for (const part of header.split(';')) {
    const [, name, value] = pair.exec(part) ?? [];
    if (name === wanted && value !== undefined) return value;
  }
  return null;
}
