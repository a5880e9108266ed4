import { expect, signIn, test } from '../clean-page.ts';

for (const { path, place } of [
  { path: '/home', place: '推荐创作者' },
  { path: '/ranking', place: '前三名' },
  { path: '/commission?tab=creators', place: null },
]) {
  test(`on ${path} a face shows who that is, and the way to them`, async ({ page }) => {
    await signIn(page, 'client');
    await page.goto(path);
    const area = place === null ? page.getByRole('main') : page.getByLabel(place).first();
    const face = area.locator('a[aria-hidden="true"][href^="/user/"]').first();
    await expect(face).toBeVisible();
    const card = page
      .locator('section[data-float]')
      .filter({ has: page.getByRole('link', { name: '私信' }) });
    // The listener comes with the first movement, the card when the pointer rests.
    await page.mouse.move(5, 5);
    await expect(async () => {
      await face.hover();
      await expect(card).toBeVisible({ timeout: 2_000 });
      await page.mouse.move(5, 5);
    }).toPass();
  });
}

test('the author of a work on the wall of the home page has a way of their own', async ({ page }) => {
  await page.goto('/home');
  const wall = page.getByRole('region', { name: '社区动态' });
  const author = wall.locator('a[href^="/user/"]').first();
  const name = await author.textContent();
  await author.click();
  await expect(page).toHaveURL(/\/user\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.trim().slice(-2) ?? '');
  await page.goBack();
  await wall.getByRole('heading', { level: 3 }).first().click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
});
