import { expect, expectAccessible, signIn, test } from '../clean-page.ts';

const forEveryone = [
  '/',
  '/home',
  '/login',
  '/register',
  '/wxauth/qrcode',
  '/community',
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
  '/following',
  '/following?view=people',
];

// Each theme and each width once: what a pair could hide is the other's contrast or layout, and both are looked at.
const views = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const { colorScheme, width } of views) {
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
