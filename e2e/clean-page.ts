import { test as base, type APIRequestContext, type Page } from '@playwright/test';
import { seriousFindings, type Scan } from './axe-scan.ts';
import { missingPicture, withoutGone } from './gone-pictures.ts';
import { expect } from './patient-expect.ts';
import { keepStill } from './stillness.ts';

/** A page on which any console error, warning or uncaught exception fails the test. */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await keepStill(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  request: async ({ request }, use) => {
    askAgain(request);
    await use(request);
  },
  page: async ({ page }, use) => {
    const complaints = watchConsole(page);
    waitForAnswers(page);
    askAgain(page.request);
    await use(page);
    expect(await withoutGone(page.request, complaints), 'the browser console').toEqual([]);
  },
});

/** The server hangs up after ten quiet seconds, which a busy machine hears of when it has sent its next request already. */
function askAgain(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { maxRetries: 3, ...options });
}

/** The server draws some pages before their code has come; a journey begins when they answer. */
function waitForAnswers(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await page.locator('#root[data-served]').waitFor({ state: 'detached' });
    return response;
  };
}

export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The browser notes every 401 itself; whether one was due is for the test to say. A server that a busy machine holds up
    // says 503 and is asked again; what a page makes of it shows in what the journey expects.
    if (!isComplaint || /status of (401|503)|blocked by Playwright/.test(message.text())) return;
    const missing = message.text().includes('status of 404')
      ? missingPicture(page, message.location().url)
      : null;
    complaints.push(missing ?? message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export async function expectAccessible(page: Page, scan: Scan = 'everything'): Promise<void> {
  // One that begins to fade during the scan is measured half gone.
  await expect(page.locator('[data-toasts] > *')).toHaveCount(0);
  expect(await seriousFindings(page, scan)).toEqual([]);
}

/** What slides out of the way after the width has changed is given the time to. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `sideways at ${page.viewportSize()?.width ?? 0} px`).toBeLessThanOrEqual(0);
}

/**
 * A form that is wider than its box is cut off without a scrollbar telling so: no control may reach beyond the window, or beyond an
 * ancestor that hides what is outside of it. What can be scrolled to, and what is hidden on purpose, is fine.
 */
export async function expectWholeControls(page: Page): Promise<void> {
  const clipped = () =>
    page.evaluate(() => {
      const isHidden = (element: Element, { width, height }: DOMRect) =>
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const edgeOf = (element: Element): number => {
        for (let box = element.parentElement; box; box = box.parentElement) {
          const { overflowX, position } = getComputedStyle(box);
          if (overflowX === 'auto' || overflowX === 'scroll') return Infinity;
          if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect().right;
          if (position === 'fixed') break;
        }
        return document.documentElement.clientWidth;
      };
      return [...document.querySelectorAll('input, textarea, select, button')].flatMap((control) => {
        const box = control.getBoundingClientRect();
        // What stands outside on purpose, as a drawer that is closed or a slide to come, begins there.
        if (isHidden(control, box) || box.left >= document.documentElement.clientWidth) return [];
        const over = Math.round(box.right - Math.min(edgeOf(control), document.documentElement.clientWidth));
        const isScrolled = edgeOf(control) === Infinity;
        return over > 1 && !isScrolled ? [`${control.outerHTML.slice(0, 120)} by ${over} px`] : [];
      });
    });
  await expect
    .poll(clipped, `controls that are cut off at ${page.viewportSize()?.width ?? 0} px`)
    .toEqual([]);
}

let sequence = 0;

/** Names that no other test of this run uses. */
export function newcomer() {
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${++sequence}`;
  const digits = String(Date.now() % 1e6).padStart(6, '0') + String(process.pid % 100).padStart(2, '0');
  return {
    username: `maker_${unique}`.slice(0, 32),
    email: `${unique}@mail.example`,
    mobile: `13${sequence % 10}${digits}`,
    password: 'painting2026',
  };
}

/** As the form does it, without the form, which has journeys of its own. The page is opened afterwards. */
export async function signIn(page: Page, account: string, password = 'demo1234'): Promise<string> {
  const answer = await page.request.post('/api/user/login', { data: { account, password } });
  const { data } = (await answer.json()) as { data: { userinfo: { token: string } } };
  const { token, ...userinfo } = data.userinfo;
  const localStorage = [
    { name: 'token', value: token },
    { name: 'userinfo', value: JSON.stringify(userinfo) },
  ];
  const { origin } = new URL(answer.url());
  // The device stays unknown, as in a browser that was never used.
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'page');
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
  return token;
}

/** Somebody who has just come, signed in. */
export async function comeNew(page: Page) {
  const me = newcomer();
  const sent = await page.request.post('/api/sms/send', { data: { mobile: me.mobile, event: 'register' } });
  const { data } = (await sent.json()) as { data: { sandbox_code: string } };
  await page.request.post('/api/user/register', { data: { ...me, code: data.sandbox_code } });
  return { name: me.username, password: me.password, token: await signIn(page, me.username, me.password) };
}

export { expect };
