import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { filesOf, type BuildManifest } from './build-manifest.ts';
import { OWN_ADDRESS } from '../request-kind.ts';
import { assemblePage, readFrame, type DrawnPage, type Drawing, type PageParts } from './drawn-page.ts';
import { classesNamedIn, readRules, rulesFor } from './page-styles.ts';

/** The face of the web's build for the server. */
type WebBuild = {
  partsAt: (path: string) => readonly string[] | undefined;
  /** Parts that come later, and whose styles come with the page. */
  carriedAt: (path: string) => readonly string[];
  /** Null where the address names nothing that a visitor may see. */
  drawPage: (path: string, carry: Carrier) => Promise<Drawing | null>;
};
type Carrier = (address: string, init: { method: 'GET' | 'POST'; body?: string }) => Promise<Response>;

/** The page at an address as a visitor sees it first; null where the browser draws everything itself. */
export type PageDrawer = (url: string) => Promise<DrawnPage | null>;

/** Long enough to spare the database under a rush, too short for what was deleted to live on. */
const CACHED_MS = 2_000;
const CACHED_AT_MOST = 50;

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

  const carry: Carrier = async (address, { method, body }) => {
    const answer = await app.inject({
      method,
      url: address,
      remoteAddress: OWN_ADDRESS,
      // Some reads are asked by POST.
      ...(body !== undefined && { payload: body, headers: { 'content-type': 'application/json' } }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  const rules = readRules(frame.css);
  const partsOf = rememberEach((sources, carried): PageParts => {
    const files = filesOf(manifest, sources, frame.files);
    const named = new Set([...frame.files, ...files, ...filesOf(manifest, carried, [])]);
    const codes = [...named].map((file) => readText(join(webFolder, file)));
    return { files, css: rulesFor(rules, classesNamedIn([frame.html, ...codes])) };
  });
  const draw = async (path: string, sources: readonly string[]): Promise<DrawnPage | null> => {
    const drawing = await web.drawPage(path, carry);
    return drawing === null ? null : assemblePage(frame, drawing, partsOf(sources, web.carriedAt(path)));
  };
  return cacheBriefly((path) => {
    const parts = web.partsAt(path);
    return parts === undefined ? null : draw(path, parts);
  });
}

/** Whoever asks at the same time shares one drawing. */
function cacheBriefly(draw: (path: string) => Promise<DrawnPage | null> | null): PageDrawer {
  const cache = new LRUCache<string, Promise<DrawnPage | null>>({ max: CACHED_AT_MOST, ttl: CACHED_MS });
  return async (path) => {
    const known = cache.get(path);
    if (known) return known;
    const page = draw(path);
    if (page === null) return null;
    cache.set(path, page);
    page.catch(() => cache.delete(path));
    return page;
  };
}

/** Pages of one kind are made of the same sources. */
function rememberEach<Made>(make: (sources: readonly string[], carried: readonly string[]) => Made) {
  const known = new Map<string, Made>();
  return (sources: readonly string[], carried: readonly string[]): Made => {
    const key = [...sources, ...carried].join();
    const made = known.get(key) ?? make(sources, carried);
    known.set(key, made);
    return made;
  };
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
