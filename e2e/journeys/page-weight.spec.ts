import type { Request } from '@playwright/test';
import { expect, test } from '../clean-page.ts';

const KILOBYTE = 1024;

/** Kilobytes of JavaScript and of everything that is needed to draw the page, compressed; a few more than are sent. */
const most = {
  '/': { scripts: 96, all: 117 },
  '/login': { scripts: 85, all: 99 },
  '/home': { scripts: 107, all: 135 },
  // With the column beside the feed, for which a phone has no room.
  '/community': { scripts: 119, all: 148 },
  '/games': { scripts: 111, all: 134 },
  // So short that its comments are in sight.
  '/games/1': { scripts: 123, all: 146 },
  '/events': { scripts: 110, all: 128 },
  '/ranking': { scripts: 112, all: 135 },
  '/commission': { scripts: 114, all: 137 },
  '/assets': { scripts: 111, all: 139 },
  '/search?keyword=猫': { scripts: 112, all: 132 },
  // Its comments too.
  '/post/1': { scripts: 120, all: 140 },
  '/user/2': { scripts: 113, all: 133 },
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

test('built assets are kept for ever, the page is asked for anew', async ({ request, page }) => {
  await page.goto('/login');
  const asset = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const script = await request.get(asset ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get('/login')).headers()['cache-control']).toBe('no-cache');
});
