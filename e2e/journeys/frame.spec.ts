import { expect, signIn, test } from '../clean-page.ts';

test('the theme follows the system until it is chosen, then stays chosen, without a flash', async ({
  page,
}) => {
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  expect(await isDark()).toBe(true);
  await expect(page.getByRole('button', { name: '切换到浅色模式' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe(false);

  await page.getByRole('button', { name: '切换到深色模式' }).click();
  await expect.poll(isDark).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark()).toBe(true);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && !('themeAtFirstPaint' in window)) {
        Object.assign(window, { themeAtFirstPaint: document.documentElement.className });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await isDark()).toBe(true);
  expect(await page.evaluate(() => (window as { themeAtFirstPaint?: string }).themeAtFirstPaint)).toContain(
    'dark',
  );
});

test('another address begins at its top, and Back finds the place where one was', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/help');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sidebar is a drawer: it opens with the button and closes by choosing or by the overlay', async ({
    page,
  }) => {
    await page.goto('/home');
    const item = page.getByRole('link', { name: '排行' });
    const menu = page.getByRole('button', { name: '展开菜单' });
    await expect(item).toBeHidden();
    await menu.click();
    await expect(item).toBeVisible();
    await item.click();
    await expect(page).toHaveURL('/ranking');
    await expect(item).toBeHidden();

    await menu.click();
    await expect(item).toBeVisible();
    await page.mouse.click(380, 500);
    await expect(item).toBeHidden();

    await menu.click();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
  });
});

test('the top bar of somebody signed in leads to messages, orders and the own page', async ({ page }) => {
  await signIn(page, 'client');
  await page.goto('/home');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /消息/ }).click();
  await expect(page).toHaveURL('/chat/messages');
  await page.goto('/home');
  await header.getByRole('link', { name: /订单|购物/ }).click();
  await expect(page).toHaveURL('/order');
});

test('the search box: / focuses it, Enter opens the page, blank does nothing', async ({ page }) => {
  await page.goto('/home');
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await box.fill('山水 画');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=.*&type=post/);
});

test('share links open the post: in the address, and pasted anywhere', async ({ page }) => {
  await page.goto(`/home?s=${encodeURIComponent(Buffer.from('42').toString('base64'))}`);
  await expect(page).toHaveURL('/post/42');
  await page.goto(`/home?s=${Buffer.from('javascript').toString('base64')}`);
  await expect(page).toHaveURL(/\/home/);
  // Nothing shows when the page begins to listen, so it is pasted until it does.
  await expect(async () => {
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', `看看这个 ${location.origin}/community?s=${btoa('77')}`);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    await expect(page).toHaveURL('/post/77', { timeout: 2_000 });
  }).toPass();
});

test('/creators leads to the commission page with its tab open', async ({ page }) => {
  await page.goto('/creators');
  await expect(page).toHaveURL('/commission?tab=creators');
});

test('an unknown address shows the designed page, and the way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('link', { name: /首页/ }).first()).toBeVisible();
  await expect(page).toHaveTitle(/造界/);
});
