import type { Page } from '@playwright/test';
import { comeNew, expect, signIn, test } from '../clean-page.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** What is seen when the page is parsed and no code has run yet. Then, where that is asked for, another tab chooses another side. */
async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const main = document.querySelector<HTMLElement>('#root[data-served] #main');
        main?.setAttribute('data-drawn', '');
        const side = main?.querySelector<HTMLInputElement>('[name="order-side"]:checked')?.value;
        sessionStorage.setItem('seen', JSON.stringify({ side, words: main?.innerText ?? '' }));
        const elsewhere = sessionStorage.getItem('elsewhere');
        if (elsewhere !== null) localStorage.setItem('zaojie:order-side', elsewhere);
      },
      { once: true },
    );
  });
}
const seen = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '{}') as { side?: string; words: string });

test('my orders come drawn on the side that I looked at last, and are taken over as they stand', async ({
  page,
}) => {
  await signIn(page, 'creator');
  await noteDrawing(page);
  await page.goto('/order');
  expect((await seen(page)).side).toBe('buyer');
  await page.getByText(/^我接的/).click();
  await expect(page).toHaveURL('/order?side=seller');

  for (const [size, colorScheme] of [
    [PHONE, 'dark'],
    [WIDE, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.goto('/order');
    const { side, words } = await seen(page);
    expect(side).toBe('seller');
    expect(words).toContain('还剩');
    // Had a part of it been drawn anew, the console would say so too (clean-page.ts).
    await expect(page.locator('#main[data-drawn]')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^我接的/ })).toBeChecked();
  }

  await page.evaluate(() => sessionStorage.setItem('elsewhere', 'buyer'));
  await page.goto('/order');
  expect((await seen(page)).side).toBe('seller');
  await expect(page.getByRole('radio', { name: /^我接的/ })).toBeChecked();
  await expect(page.locator('#main[data-drawn]')).toBeVisible();

  // What is in the address goes before what is kept.
  await page.goto('/order?side=seller&tab=closed');
  expect((await seen(page)).side).toBe('seller');
  await expect(page.getByRole('tab', { name: /^已关闭/ })).toHaveAttribute('aria-selected', 'true');
});

test('who has no orders yet gets the empty wall drawn', async ({ page }) => {
  await comeNew(page);
  await noteDrawing(page);
  await page.goto('/order');
  expect((await seen(page)).words).toContain('这面墙还空着');
  await expect(page.locator('#main[data-drawn]')).toBeVisible();
});

test('a visitor gets nothing drawn and is led to the way in', async ({ page, request }) => {
  const answer = await request.get('/order', { headers: { cookie: 'order-side=seller' } });
  expect(await answer.text()).not.toContain('id="served-data"');
  await page.goto('/order');
  await expect(page).toHaveURL('/login?redirect=%2Forder');
});
