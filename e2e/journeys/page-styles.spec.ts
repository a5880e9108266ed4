import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../clean-page.ts';

const pages = [
  '/',
  '/home',
  '/community',
  '/login',
  '/games',
  '/games/1',
  '/events',
  '/events/1',
  '/ranking',
  '/commission',
  '/assets',
  '/post/1',
  '/user/2',
  '/search?keyword=猫',
];

/** Rules of the whole stylesheet that something on the page has a use for, and that didn't come with it. */
function listMissing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const href = document.querySelector<HTMLMetaElement>('meta[name="stylesheet"]')?.content ?? '';
    const whole = new CSSStyleSheet();
    whole.replaceSync(await (await fetch(href)).text());
    const rulesIn = (rules: CSSRuleList, around: string): [string, CSSStyleRule][] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule)
          return [[`${around}${rule.cssText}`, rule] as [string, CSSStyleRule]];
        if (!(rule instanceof CSSGroupingRule)) return [];
        return rulesIn(rule.cssRules, `${around}${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`);
      });
    const here = new Set(
      [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, '').map(([key]) => key)),
    );
    // What is hovered or focused later must look right too.
    const states =
      /(?<!\\)::?(?:before|after|placeholder|marker|selection|backdrop|hover|focus-visible|focus-within|focus|active|checked|disabled|enabled)(?![\w-])/g;
    const isUsed = (selector: string) =>
      document.querySelector(selector.replaceAll(states, ':is(*)')) !== null;
    return rulesIn(whole.cssRules, '')
      .filter(([key, { selectorText }]) => !here.has(key) && isUsed(selectorText))
      .map(([key]) => key.slice(0, 160));
  });
}

async function expectAllRules(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#served-data')).toBeAttached();
  expect(await listMissing(page), `${path} as it was drawn`).toEqual([]);
  await expect(page.locator('#root[data-served]')).toHaveCount(0);
  expect(await listMissing(page), `${path} with its code`).toEqual([]);
  const size = await page.evaluate(() => document.querySelector('style')?.textContent.length ?? 0);
  expect(size, `${path} in characters`).toBeLessThan(60_000);
}

test('a drawn page carries all the rules that it needs, before and after its code has come', async ({
  page,
}) => {
  test.slow();
  for (const path of pages) await expectAllRules(page, path);
});

test('so does one for members only', async ({ page }) => {
  await signIn(page, 'creator');
  await expectAllRules(page, '/order?side=seller');
});

test('comments in sight come without the whole stylesheet, and miss nothing', async ({ page }) => {
  await page.goto('/post/1');
  await expect(page.locator('[id^="comment-"]').first()).toBeVisible();
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
  expect(await listMissing(page)).toEqual([]);
});

test('what comes later brings the rest of the rules, and is never seen without them', async ({ page }) => {
  let letStylesCome = () => {};
  const stylesMayCome = new Promise<void>((resolve) => {
    letStylesCome = resolve;
  });
  await page.route('**/assets/*.css', async (route) => {
    await stylesMayCome;
    await route.continue();
  });
  await page.goto('/games');
  await expect(page.locator('#root[data-served]')).toHaveCount(0);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
  const asked = page.waitForRequest('**/assets/*.css');
  await page.getByRole('link', { name: '排行' }).first().click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: '游戏' })).toBeVisible();
  letStylesCome();
  await expect(page).toHaveURL(/\/ranking/);
});

test('a system is asked only for fonts that come with it', async ({ browser, baseURL }) => {
  for (const [system, first] of [
    ['Macintosh; Intel Mac OS X 10_15_7', 'PingFang SC'],
    ['iPhone; CPU iPhone OS 18_5 like Mac OS X', 'PingFang SC'],
    ['Windows NT 10.0; Win64; x64', 'Noto Sans SC'],
    ['Linux; Android 15; 23127PN0CC', 'Noto Sans CJK SC'],
    // Who knows what comes with that.
    ['PlayStation 5', 'PingFang SC'],
  ] as const) {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36`;
    const context = await browser.newContext({ userAgent, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/login', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const families = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).fontFamily.split(', '));
    expect(families[0], system).toBe(`"${first}"`);
    expect(families.includes('MiSans'), system).toBe(system === 'PlayStation 5');
    await context.close();
  }
});
