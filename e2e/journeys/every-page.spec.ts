import { expect, expectAccessible, signIn, test } from '../clean-page.ts';

const forEveryone = [
  '/',
  '/home',
  '/login',
  '/register',
  '/wxauth/qrcode',
  '/community',
  '/commission',
  '/ranking',
  '/post/100',
  '/circle/1',
  '/tag/1',
  '/search',
  '/search?keyword=%E5%B1%B1&type=post',
  '/search?keyword=%E5%B1%B1&type=user',
  '/nowhere',
];
const forMembers = [
  '/profile/info',
  '/chat/messages',
  '/chat/temp/2',
  '/chat/at',
  '/chat/likes',
  '/chat/follows',
  '/chat/system',
  '/chat/settings',
  '/order',
  '/following',
  '/following?view=people',
  '/program/project/create',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.setTimeout(150_000);
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('pages for everyone have no serious accessibility finding', async ({ page }) => {
        for (const path of forEveryone) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectAccessible(page);
        }
      });

      test('pages for members have none either', async ({ page }) => {
        await signIn(page, 'creator');
        for (const path of forMembers) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectAccessible(page);
        }
      });
    });
  }
}
