import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../clean-page.ts';

const SEARCH = '/search?keyword=%E5%B1%B1';

const forEveryone = [
  '/',
  '/home',
  '/login',
  '/register',
  '/wxauth/qrcode',
  '/community',
  '/community?tab=follow',
  '/post/100',
  '/circle/1',
  '/tag/1',
  '/search',
  `${SEARCH}&type=post`,
  `${SEARCH}&type=user`,
  '/commission?tab=creators',
  '/ranking',
  '/commission',
  '/commission?bounty=1',
  '/commission/terms',
  '/post/999999',
  '/sandbox/cashier/PAY000000?key=wrong',
  '/nowhere',
];
const forMembers = [
  '/chat/messages',
  '/chat/temp/2',
  '/chat/temp/999999',
  '/chat/settings',
  '/profile/info',
  '/profile/pricing',
  '/profile/schedule',
  '/profile/works',
  '/profile/wallet',
  '/profile/verification',
  '/profile/experience',
  '/profile/achievements',
  '/profile/credit',
  '/profile/credit?side=client',
  '/profile/invite',
  '/profile/company',
  '/admin/withdrawals',
  '/order',
  '/order/list?side=seller',
  '/orders?side=buyer&tab=closed',
  '/orders/999999',
  '/chat/at',
  '/chat/likes',
  '/chat/follows',
  '/chat/system',
  '/following',
  '/following?view=people',
  '/commission?publish=new',
  '/commission?apply=1',
  '/commission/management',
  '/commission/management?tab=received',
  '/commission/management?tab=sent',
  '/commission/management?tab=favorites',
];

const forAdministrators = [
  '/admin/withdrawals',
  '/admin/withdrawals?state=paid',
  '/admin/audit',
  '/admin/verifications',
  '/admin/verifications?state=accepted',
];

/** Few enough for any machine within the limit of a journey, and workers share them evenly. */
const AT_ONCE = 3;
const inGroups = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, group) =>
    paths.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
const groups = [
  ...inGroups(forEveryone).map((paths) => ({ paths, account: null })),
  ...inGroups(forMembers).map((paths) => ({ paths, account: 'creator' })),
  ...inGroups(forAdministrators).map((paths) => ({ paths, account: 'admin' })),
];

/** From the narrowest phone over tablets to where the sidebar comes in. */
const NARROW_WIDTHS = [320, 390, 768, 820];

/** Each theme and each width once: what a pair could hide is the other's contrast or layout, and both are looked at. */
async function expectAccessibleBothWays(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // Pictures may follow; what is scanned is there when the heading is.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  // Turned over where it stands: loading it anew would take as long again.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

for (const { paths, account } of groups) {
  test(`no serious accessibility finding, wide and light or narrow and dark, and nothing scrolls sideways: ${account ?? 'visitor'} ${paths.join(' ')}`, async ({
    page,
  }) => {
    if (account !== null) await signIn(page, account);
    for (const path of paths) await expectAccessibleBothWays(page, path);
  });
}
