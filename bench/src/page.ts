import { chromium, type Page } from 'playwright-core';

export type PageFigures = { scriptKb: number; totalKb: number; lcpMs: number; layoutShift: number };

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
/** A middling phone on a slow line. */
const slow = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;
const KILOBYTE = 1024;

/** First visit to a page in a real Chromium: what is sent, when the largest part is painted, how much jumps. */
export async function measurePage(url: string, executablePath: string): Promise<PageFigures> {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const sizes = watchSizes(page);
    await observePaints(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    const paints = await page.evaluate(() => (window as { paints?: { lcp: number; shift: number } }).paints);
    const { script, total } = await sizes();
    return {
      scriptKb: script / KILOBYTE,
      totalKb: total / KILOBYTE,
      lcpMs: paints?.lcp ?? Number.NaN,
      layoutShift: paints?.shift ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}

function watchSizes(page: Page): () => Promise<{ script: number; total: number }> {
  const counted: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (!['document', 'script', 'stylesheet'].includes(kind)) return;
    counted.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  return async () => {
    const all = await Promise.all(counted);
    const sum = (parts: typeof all) => parts.reduce((bytes, part) => bytes + part.bytes, 0);
    return { script: sum(all.filter((part) => part.kind === 'script')), total: sum(all) };
  };
}

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints = { lcp: 0, shift: 0 };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.lcp = entry.startTime;
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
