import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { fileNotFound, frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from '../answers.ts';
import { isApiCall, pathOf } from '../request-kind.ts';
import { sendPage } from './compressed-page.ts';
import { createPageDrawer } from './page-drawer.ts';
import type { PageReader } from './page-reader.ts';
import { allowStyles } from '../security-headers.ts';

export function readIndexHtml(webFolder: string): string | null {
  const file = join(webFolder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Completes the page for the address it is asked at. */
export type PageWriter = (html: string, request: FastifyRequest) => Promise<string>;

/** Addresses of pages have no file ending; a missing picture or script must stay a 404. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/\.[a-z\d]{1,8}$/i.test(pathOf(request));
}

/** The built web app: hashed assets for ever, the page itself always asked for anew. */
export async function serveWeb(
  app: FastifyInstance,
  options: { webFolder: string; indexHtml: string | null; describe: PageWriter; readerOf: PageReader },
): Promise<void> {
  const { indexHtml } = options;
  if (indexHtml !== null) {
    await app.register(staticFiles, {
      root: options.webFolder,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'deny',
      setHeaders(reply, path) {
        const isHashed = path.includes(join(options.webFolder, 'assets'));
        // Its compressed twins too.
        const isWorker = path.startsWith(join(options.webFolder, 'sw.js'));
        const value = isHashed
          ? 'public, max-age=31536000, immutable'
          : isWorker
            ? 'no-cache'
            : 'public, max-age=3600';
        reply.header('cache-control', value);
      },
    });
  }
  const drawer = indexHtml === null ? null : await createPageDrawer(app, { ...options, indexHtml });
  app.setNotFoundHandler(async (request, reply) => {
    const isApi = isApiCall(request);
    if (!isApi && drawer !== null && wantsPage(request)) {
      reply.header('cache-control', 'no-cache');
      const reader = await options.readerOf(request);
      const drawn = await drawer.drawn(request.url, reader).catch((error: unknown) => {
        // The page works without it, only later.
        request.log.warn({ err: error }, 'a page was not drawn');
        return null;
      });
      if (drawn !== null) allowStyles(reply, drawn.styleHashes);
      // Nothing of a person stays behind in a browser that others use after them.
      if (drawn?.isOwn) reply.header('cache-control', 'private, no-store');
      const html = drawn?.html ?? drawer.undrawn(request.url, reader);
      return sendPage(request, reply, await options.describe(html, request));
    }
    return sendError(reply, isApi ? frameErrors.unknownEndpoint : fileNotFound);
  });
}
