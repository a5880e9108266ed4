import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, CPU_SLOWDOWN, phone } from './page.ts';

export type ScrollFigures = {
  posts: number;
  frames: number;
  p50Ms: number;
  p95Ms: number;
  longestMs: number;
};

const PX_A_FRAME = 60;
/** Frames are measured from here on: a feed is smooth at its end or not at all. */
const MEASURED_FRAMES = 600;

/** Scrolls a feed until it holds so many posts, then measures how long its frames take on a slow phone. */
export async function measureScroll(
  url: string,
  executablePath: string,
  posts: number,
): Promise<ScrollFigures> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage(phone);
    await page.goto(url, { waitUntil: 'networkidle' });
    const loaded = await loadPosts(page, posts);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const frames = (await scrollUp(page)).toSorted((a, b) => a - b);
    const at = (share: number) => frames[Math.floor((frames.length - 1) * share)] ?? Number.NaN;
    return { posts: loaded, frames: frames.length, p50Ms: at(0.5), p95Ms: at(0.95), longestMs: at(1) };
  } finally {
    await browser.close();
  }
}

async function loadPosts(page: Page, wanted: number): Promise<number> {
  const cards = page.getByRole('article');
  for (let count = await cards.count(), before = -1; count < wanted && count !== before;) {
    before = count;
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(
      (known) =>
        document.querySelectorAll('article').length > known ||
        document.body.innerText.includes('没有更多内容了'),
      count,
    );
    count = await cards.count();
  }
  return cards.count();
}

/** Upwards from the end, through cards that are all there: the time between two frames is the page's alone. */
function scrollUp(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ step, most }) => {
      const frames: number[] = [];
      let last = Number.NaN;
      while (frames.length <= most && scrollY > 0) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames.push(now - last);
        last = now;
        scrollBy(0, -step);
      }
      // The first has nothing before it.
      return frames.slice(1);
    },
    { step: PX_A_FRAME, most: MEASURED_FRAMES },
  );
}
