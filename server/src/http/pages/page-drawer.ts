import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { filesOf, type BuildManifest } from './build-manifest.ts';
import { createDrawnFor } from './drawn-for.ts';
import type { Reader } from './page-reader.ts';
import { OWN_ADDRESS } from '../request-kind.ts';
import { assemblePage, readFrame, type DrawnPage, type Drawing, type PageParts } from './drawn-page.ts';
import { classesNamedIn, readRules, rulesFor } from './page-styles.ts';

/** The face of the web's build for the server. */
type WebBuild = {
  partsAt: (path: string, isMember: boolean) => readonly string[] | undefined;
  /** Parts that come later, and whose styles come with the page. */
  carriedAt: (path: string) => readonly string[];
  /** Null where the address names nothing that a visitor may see. */
  drawPage: (path: string, carry: Carrier, member: Pick<Reader, 'kept'> | null) => Promise<Drawing | null>;
  /** What the screen at an address that isn't drawn is made of. */
  partsBehind: (path: string, isMember: boolean) => readonly string[];
};
type Carrier = (address: string, init: { method: 'GET' | 'POST'; body?: string }) => Promise<Response>;

export type PageDrawer = {
  /** The page at an address as its reader sees it first, or a visitor; null where the browser draws everything itself. */
  drawn: (url: string, reader: Reader | null) => Promise<DrawnPage | null>;
  /** The page that the browser draws, with the names of the files it needs for this address. */
  undrawn: (url: string, reader: Reader | null) => string;
};

/** Long enough to spare the database under a rush, too short for what was deleted to live on. */
const CACHED_MS = 2_000;
const CACHED_AT_MOST = 50;

/** Draws the screens people arrive at, with the web's own code, from the answers a visitor would get. */
export async function createPageDrawer(
  app: FastifyInstance,
  options: { webFolder: string; indexHtml: string },
): Promise<PageDrawer> {
  const { webFolder, indexHtml } = options;
  const code = join(webFolder, '.server/served-page.js');
  const frame = readFrame(indexHtml, (href) => readText(join(webFolder, href)));
  if (frame === null || !existsSync(code)) return { drawn: async () => null, undrawn: () => indexHtml };
  const web = (await import(pathToFileURL(code).href)) as WebBuild;
  const manifest = JSON.parse(readText(join(webFolder, '.vite/manifest.json'))) as BuildManifest;

  const drawnFor = createDrawnFor();
  const carry: Carrier = async (address, { method, body }) => {
    const token = drawnFor.reader();
    const answer = await app.inject({
      method,
      url: address,
      remoteAddress: OWN_ADDRESS,
      headers: {
        ...(token !== null && { token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // Some reads are asked by POST.
      ...(body !== undefined && { payload: body }),
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
  const draw = async (path: string, reader: Reader | null): Promise<DrawnPage | null> => {
    const sources = web.partsAt(path, reader !== null);
    if (sources === undefined) return null;
    const drawing = await drawnFor.during(reader?.token ?? null, () => web.drawPage(path, carry, reader));
    return drawing === null ? null : assemblePage(frame, drawing, partsOf(sources, web.carriedAt(path)));
  };
  const drawForVisitors = cacheBriefly((path) =>
    web.partsAt(path, false) === undefined ? null : draw(path, null),
  );
  const hinted = rememberEach((sources) => nameFiles(indexHtml, filesOf(manifest, sources, frame.files)));
  return {
    // What is one's own is drawn anew each time: nobody else could use it, and what was just done must be there.
    drawn: (path, reader) => (reader === null ? drawForVisitors(path) : draw(path, reader)),
    undrawn: (path, reader) => hinted(web.partsBehind(path, reader !== null), []),
  };
}

/** They come along with the entry, after it. */
function nameFiles(html: string, files: readonly string[]): string {
  const hints = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `${hints.join('')}</head>`);
}

/** Whoever asks at the same time shares one drawing. */
function cacheBriefly(draw: (path: string) => Promise<DrawnPage | null> | null) {
  const cache = new LRUCache<string, Promise<DrawnPage | null>>({ max: CACHED_AT_MOST, ttl: CACHED_MS });
  return async (path: string): Promise<DrawnPage | null> => {
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
