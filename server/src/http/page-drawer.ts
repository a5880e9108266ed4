import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { filesOf, type BuildManifest } from './build-manifest.ts';
import { assemblePage, readFrame, type DrawnPage, type Drawing } from './drawn-page.ts';

/** The face of the web's build for the server. */
type WebBuild = {
  partsOf: Readonly<Record<string, readonly string[]>>;
  drawPage: (path: string, carry: (address: string) => Promise<Response>) => Promise<Drawing>;
};

export type KeptPage = DrawnPage & { brotli: Buffer };
/** The page at an address as a visitor sees it first; null where the browser draws everything itself. */
export type PageDrawer = (url: string) => Promise<KeptPage | null>;

/** Long enough to spare the database under a rush, too short for what was deleted to live on. */
const KEPT_MS = 2_000;
const BROTLI_QUALITY = 5;
/** Not a caller's address, so that our own calls are counted apart from theirs. */
const OWN_ADDRESS = '0.0.0.0';

/** Draws the screens people arrive at, with the web's own code, from the answers a visitor would get. */
export async function createPageDrawer(
  app: FastifyInstance,
  options: { webFolder: string; indexHtml: string | null },
): Promise<PageDrawer> {
  const { webFolder, indexHtml } = options;
  const code = join(webFolder, '.server/served-page.js');
  const frame = indexHtml === null ? null : readFrame(indexHtml, (href) => readText(join(webFolder, href)));
  if (frame === null || !existsSync(code)) return async () => null;
  const web = (await import(pathToFileURL(code).href)) as WebBuild;
  const manifest = JSON.parse(readText(join(webFolder, '.vite/manifest.json'))) as BuildManifest;

  const carry = async (address: string) => {
    const answer = await app.inject({ url: address, remoteAddress: OWN_ADDRESS });
    return new Response(answer.body, { status: answer.statusCode });
  };
  const draw = async (path: string, parts: readonly string[]): Promise<KeptPage> => {
    const drawing = await web.drawPage(path, carry);
    return compressed(assemblePage(frame, drawing, filesOf(manifest, parts, 'index.html')));
  };
  return keepBriefly((path) => {
    const parts = web.partsOf[path];
    return parts === undefined ? null : draw(path, parts);
  });
}

/** Whoever asks at the same time shares one drawing. */
function keepBriefly(draw: (path: string) => Promise<KeptPage> | null): PageDrawer {
  const kept = new Map<string, { page: Promise<KeptPage>; until: number }>();
  return async (path) => {
    const known = kept.get(path);
    if (known && known.until > Date.now()) return known.page;
    const page = draw(path);
    if (page === null) return null;
    kept.set(path, { page, until: Date.now() + KEPT_MS });
    page.catch(() => kept.delete(path));
    return page;
  };
}

async function compressed(page: DrawnPage): Promise<KeptPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { ...page, brotli: await promisify(brotliCompress)(page.html, { params }) };
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
