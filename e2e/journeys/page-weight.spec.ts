import { expect, test } from '../clean-page.ts';

const KILOBYTE = 1024;

test('the first load of /login sends at most 150 KB of JavaScript, compressed', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(scriptBytes).toBeGreaterThan(20 * KILOBYTE);
  expect(scriptBytes).toBeLessThanOrEqual(150 * KILOBYTE);
});

test('built assets are kept for ever, the page is asked for anew', async ({ request, page }) => {
  await page.goto('/login');
  const asset = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const script = await request.get(asset ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get('/login')).headers()['cache-control']).toBe('no-cache');
});
