import type { Request } from '@playwright/test';
import { expect, test } from '../clean-page.ts';

const KILOBYTE = 1024;

test('the first load of /login sends at most 150 KB of JavaScript, compressed', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(20 * KILOBYTE);
  expect(bytes).toBeLessThanOrEqual(150 * KILOBYTE);
});

test('built assets are kept for ever, the page is asked for anew', async ({ request, page }) => {
  await page.goto('/login');
  const asset = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const script = await request.get(asset ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get('/login')).headers()['cache-control']).toBe('no-cache');
});
