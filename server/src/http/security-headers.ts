import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { playFrames } from './play/play-path.ts';

/** Hashes of the scripts that stand in the page itself: the theme must be right before anything is painted. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

/** Stands in the policy for what differs from request to request: a policy put together anew for each took a tenth of a small answer's time. */
const PLAY_FRAMES = 'play.invalid';

function setInPolicy(reply: FastifyReply, what: string, by: string): void {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  reply.raw.setHeader('content-security-policy', policy.replace(what, by));
}

/** Lets styles that stand in this one page apply: they and no others, by their hashes. */
export function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  setInPolicy(reply, "style-src 'self'", ["style-src 'self'", ...hashes].join(' '));
}

export function sendSecurityHeaders(
  app: FastifyInstance,
  options: { indexHtml: string | null; isBehindTls: boolean },
): void {
  const scriptHashes = options.indexHtml === null ? [] : inlineScriptHashes(options.indexHtml);
  // Made once, not for every request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameSrc: [PLAY_FRAMES],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: options.isBehindTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, () => {
      setInPolicy(reply, PLAY_FRAMES, playFrames(request.headers.host));
      done();
    });
  });
}
