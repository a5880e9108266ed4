import { scope, type FetchEvent } from './scope.ts';

declare const RELEASE: string;

/** The page without anything in it, and what it needs to start: of one release. */
const SHELL = `shell-${RELEASE}`;
const SHELL_ADDRESS = '/offline';
/** What was last read, to be read again. */
const ANSWERS = 'answers';
const PICTURES = 'pictures';
const MOST = { [ANSWERS]: 60, [PICTURES]: 150 } as const;

const keptAnswers =
  /^\/api\/(posts\/(index|detail|related|comments)|comments|circles?|tags?|site|home)(\/|$)/;
/** Says to the page that nobody has answered just now. */
const KEPT_HEADER = 'x-kept';

async function keepShell(): Promise<void> {
  const shell = await fetch(SHELL_ADDRESS, { cache: 'no-store' });
  const html = await shell.clone().text();
  const files = [...html.matchAll(/"(\/(?:assets\/[^"]+\.(?:js|css)|favicon[^"]+|logo\.svg))"/g)];
  const cache = await caches.open(SHELL);
  await cache.put(SHELL_ADDRESS, shell);
  await cache.addAll([...new Set(files.map(([, address = '']) => address))]);
}

/** What other releases left behind. */
async function clean(): Promise<void> {
  const known = new Set<string>([SHELL, ANSWERS, PICTURES]);
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}

async function trim(name: keyof typeof MOST): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(key);
}

async function fromShell(): Promise<Response> {
  return (await caches.match(SHELL_ADDRESS)) ?? Response.error();
}

async function answerPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return fromShell();
  }
}

/** Files whose name changes with their content. */
async function answerFile(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const answer = await answerFile(event.request, PICTURES);
  event.waitUntil(trim(PICTURES));
  return answer;
}

/** Each person has answers of their own, and others for whom they act. */
async function keyOf({ url, headers }: Request): Promise<string> {
  const caller = `${headers.get('token') ?? ''}${headers.get('x-act-for') ?? ''}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(caller));
  const who = Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  const key = new URL(url);
  key.searchParams.set('kept-for', who.join(''));
  return key.href;
}

async function answerCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = await keyOf(request);
  const cache = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      // The newest stands last, so that the oldest goes first.
      event.waitUntil(
        cache
          .delete(key)
          .then(() => cache.put(key, copy))
          .then(() => trim(ANSWERS)),
      );
    }
    return answer;
  } catch (error) {
    const kept = request.signal.aborted ? undefined : await cache.match(key);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set(KEPT_HEADER, '1');
    return new Response(await kept.blob(), { status: kept.status, headers });
  }
}

function serve(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(api|files|private-files|sandbox)\//.test(pathname))
      event.respondWith(answerPage(request, event.preloadResponse));
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request, SHELL));
  else if (pathname.startsWith('/files/') && request.destination === 'image')
    event.respondWith(answerPicture(event));
  else if (keptAnswers.test(pathname)) event.respondWith(answerCall(event));
}

type Told = { type?: string; files?: unknown };

async function hear({ type, files }: Told): Promise<unknown> {
  if (type === 'take-over') return scope.skipWaiting();
  if (type === 'forget') return caches.delete(ANSWERS);
  if (type !== 'keep' || !Array.isArray(files)) return undefined;
  const own = files.filter((file): file is string => typeof file === 'string' && file.includes('/assets/'));
  return Promise.all(own.map((file) => answerFile(new Request(file), SHELL).catch(() => undefined)));
}

/** What was read last can be read again without a network; the newest release waits until somebody agrees. */
export function serveOffline(): void {
  scope.addEventListener('install', (event) => event.waitUntil(keepShell()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([clean(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
    ),
  );
  scope.addEventListener('message', (event) => event.waitUntil(hear((event.data ?? {}) as Told)));
  scope.addEventListener('fetch', serve);
}
