import { chromium, type Page } from 'playwright-core';

export type PageFigures = {
  scriptKb: number;
  totalKb: number;
  lcpMs: number;
  /** What the largest paint painted: a tag, or the address of a picture. */
  lcpOf: string;
  layoutShift: number;
  /** Total blocking time: by how much tasks of more than 50 ms were longer, since there was something to see and to press. */
  blockedMs: number;
  /** The same from the beginning and frame by frame, what came before the first paint included. */
  blockedInAllMs: number;
};

type Task = { start: number; end: number };
type Paints = {
  fcp: number;
  lcp: number;
  of: string;
  shift: number;
  tasks: readonly Task[];
  /** Of the frames: the observer of tasks leaves the one with the first layout out about every second time. */
  blocked: number;
};

/** Who is signed in, as the browser keeps it. */
export type Member = { token: string; userinfo: string; pageCookie: string };

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
/** A middling phone on a slow line. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const slowLine = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
};
export const CPU_SLOWDOWN = 4;
const KILOBYTE = 1024;
/** Nothing new was sent or painted for so long: the page has arrived. Slowed scripts pause the network for a while. */
const SETTLED_MS = 2_500;

/** First visit to a page in a real Chromium: what is sent, when the largest part is painted, how much jumps. */
export async function measurePage(
  url: string,
  executablePath: string,
  member: Member | null = null,
): Promise<PageFigures> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage(phone);
    const sizes = watchSizes(page);
    if (member) {
      await page.addInitScript(signIn, member);
      await page.context().addCookies([{ ...cookieIn(member.pageCookie), url }]);
    }
    await observePaints(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    const paints = await settledPaints(page);
    const { script, total } = await sizes();
    return {
      scriptKb: script / KILOBYTE,
      totalKb: total / KILOBYTE,
      lcpMs: paints.lcp,
      lcpOf: paints.of,
      layoutShift: paints.shift,
      blockedMs: blockedSince(paints.fcp, paints.tasks),
      blockedInAllMs: paints.blocked,
    };
  } finally {
    await browser.close();
  }
}

const LONG_TASK_MS = 50;

function blockedSince(from: number, tasks: readonly Task[]): number {
  return tasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, from) - LONG_TASK_MS),
    0,
  );
}

function cookieIn(header: string): { name: string; value: string } {
  const [name = '', value = ''] = header.split(/[=;]/);
  return { name, value };
}

function signIn({ token, userinfo }: Member): void {
  localStorage.setItem('token', token);
  localStorage.setItem('userinfo', userinfo);
}

async function settledPaints(page: Page): Promise<Paints> {
  let quietSince = Date.now();
  const wake = () => (quietSince = Date.now());
  page.on('request', wake).on('requestfinished', wake);
  let known: Paints = { fcp: 0, lcp: 0, of: '', shift: 0, tasks: [], blocked: 0 };
  while (known.lcp === 0 || Date.now() - quietSince < SETTLED_MS) {
    await page.waitForTimeout(100);
    const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
    if (paints.lcp !== known.lcp || paints.shift !== known.shift) wake();
    known = paints;
  }
  return known;
}

function watchSizes(page: Page): () => Promise<{ script: number; total: number }> {
  const counted: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (!['document', 'script', 'stylesheet'].includes(kind)) return;
    // What is still on its way when the page closes is no part of the first visit.
    const size = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    );
    counted.push(size.then((bytes) => ({ kind, bytes })));
  });
  return async () => {
    const all = await Promise.all(counted);
    const sum = (parts: typeof all) => parts.reduce((bytes, part) => bytes + part.bytes, 0);
    return { script: sum(all.filter((part) => part.kind === 'script')), total: sum(all) };
  };
}

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: Task[] = [];
    const paints = { fcp: 0, lcp: 0, of: '', shift: 0, tasks, blocked: 0 };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        tasks.push({ start: startTime, end: startTime + duration });
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as (PerformanceEntry & { blockingDuration: number })[]) {
        paints.blocked += frame.blockingDuration;
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) paints.fcp = entry.startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url: string; element?: Element })[]) {
        paints.lcp = entry.startTime;
        paints.of = entry.url ? new URL(entry.url).pathname : (entry.element?.localName ?? '');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) paints.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
