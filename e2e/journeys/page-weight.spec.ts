import type { Request } from '@playwright/test';
import { expect, signIn, test } from '../clean-page.ts';

const KILOBYTE = 1024;

/** Kilobytes of JavaScript and of everything that is needed to draw the page, compressed; a few more than are sent. */
const most = {
  '/': { scripts: 91, all: 111 },
  '/login': { scripts: 80, all: 95 },
  '/home': { scripts: 102, all: 130 },
  // With the column beside the feed, for which a phone has no room.
  '/community': { scripts: 112, all: 139 },
  '/games': { scripts: 104, all: 127 },
  // So short that its comments are in sight.
  '/games/1': { scripts: 119, all: 142 },
  '/events': { scripts: 100, all: 118 },
  '/ranking': { scripts: 106, all: 130 },
  '/commission': { scripts: 107, all: 131 },
  '/assets': { scripts: 105, all: 133 },
  '/search?keyword=猫': { scripts: 107, all: 127 },
  // Its comments too.
  '/post/1': { scripts: 114, all: 134 },
  '/user/2': { scripts: 108, all: 129 },
};

for (const [path, limit] of Object.entries(most)) {
  test(`the first load of ${path} sends at most ${limit.scripts} KB of JavaScript and ${limit.all} KB with HTML and CSS, compressed`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (['document', 'script', 'stylesheet'].includes(request.resourceType())) requests.push(request);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const parts = await Promise.all(
      requests.map(async (request) => ({
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const sum = (some: typeof parts) => some.reduce((bytes, part) => bytes + part.bytes, 0);
    const scripts = sum(parts.filter((part) => part.kind === 'script'));
    expect(scripts).toBeGreaterThan(20 * KILOBYTE);
    expect(scripts).toBeLessThanOrEqual(limit.scripts * KILOBYTE);
    expect(sum(parts)).toBeLessThanOrEqual(limit.all * KILOBYTE);
  });
}

test('a page that isn’t drawn names the files of its screen, and fetches none twice', async ({ page }) => {
  await signIn(page, 'creator');
  const html = await (await page.request.get('/order/licences')).text();
  expect([...html.matchAll(/<link rel="modulepreload" crossorigin href/g)].length).toBeGreaterThan(5);
  await page.goto('/order/licences', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : [])),
  );
  expect(fetched.length).toBeGreaterThan(5);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('built assets are kept for ever, the page is asked for anew', async ({ request, page }) => {
  await page.goto('/login');
  const asset = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const script = await request.get(asset ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get('/login')).headers()['cache-control']).toBe('no-cache');
});
