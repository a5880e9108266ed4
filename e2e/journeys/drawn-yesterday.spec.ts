import { expect, test } from '../clean-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pages = ['/commission', '/events', '/events/1', '/community', '/post/1', '/games/1'];

for (const path of pages)
  test(`${path}: what was drawn yesterday is taken over as it stands`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + DAY_MS);
    await page.goto(path);
    // Had a part of it been drawn anew, the console would say so (clean-page.ts).
    await expect(page.locator('html.first')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  });
