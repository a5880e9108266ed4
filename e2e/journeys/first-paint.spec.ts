import type { Page } from '@playwright/test';
import { expect, signIn, test, watchConsole } from '../clean-page.ts';

test('the first pages can be read without any code', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: '我要约稿' })).toBeVisible();
  // A work of the town on the wall, and whose it is.
  await expect(page.locator('main figure a[href^="/post/"]').first()).toBeVisible();
  await expect(page.locator('main figure a[href^="/user/"]').first()).toBeVisible();
  await page.goto('/community');
  await expect(page.getByRole('heading', { name: '今天画到哪一步了？' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '社区动态' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible();
  await context.close();
});

test('the wall of assets stands in its columns without any code', async ({ browser, baseURL }) => {
  for (const [width, columns] of [
    [390, 2],
    [820, 3],
    [1440, 4],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/assets');
    const cards = page.locator('#main article');
    await expect(cards.nth(columns)).toBeAttached();
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size, `columns at ${width} px`).toBe(columns);
    const below = (await page.locator('footer').boundingBox())?.y ?? 0;
    for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below);
    await context.close();
  }
});

const PHONE = { width: 390, height: 844 };
const DRAWN =
  '/ /home /community /post/1 /games /games/1 /assets /commission /ranking /search?keyword=猫 /user/2 /events'.split(
    ' ',
  );

/** Pictures don't come before they may: so long the page stands as it was painted first, however slow the machine is. */
async function holdPictures(page: Page): Promise<() => void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    const patiently = (done: () => void, ms = 0, ...given: unknown[]) =>
      wait(done, ms < 2_500 ? ms : 60_000, ...given);
    Object.assign(globalThis, { setTimeout: patiently });
  });
  let letThemCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route('**/files/images/**', async (route) => {
    await mayCome;
    // Whose page is gone needs none.
    await route.continue().catch(() => undefined);
  });
  return letThemCome;
}

const leftToLayOut = (page: Page) =>
  page
    .locator('[data-below]')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'hidden').length,
    );

test('a phone paints the first screen first, and lays out the rest when that is there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const letPicturesCome = await holdPictures(page);
  const arrived = page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => leftToLayOut(page)).toBeGreaterThan(1);
  letPicturesCome();
  await arrived;
  await expect.poll(() => leftToLayOut(page)).toBe(0);
  await expect(page.getByRole('heading', { name: '推荐创作者' })).toBeVisible();
});

test('whoever scrolls before that, or sees more at once, finds all of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const letPicturesCome = await holdPictures(page);
  const arrived = page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => leftToLayOut(page)).toBe(0);
  letPicturesCome();
  await arrived;

  const wide = await browser.newPage({ baseURL: baseURL ?? '' });
  const letTheOthersCome = await holdPictures(wide);
  const hasArrived = wide.goto('/home');
  await expect(wide.getByRole('heading', { name: '推荐创作者' })).toBeVisible();
  letTheOthersCome();
  await hasArrived;
  await wide.close();
});

test('nothing in sight moves while a drawn page comes to a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of DRAWN) {
    await page.goto(path, { waitUntil: 'load' });
    await expect.poll(() => leftToLayOut(page)).toBe(0);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `${path} moves`,
    ).toBeLessThanOrEqual(0.01);
  }
});

test('a visitor reads what the server drew, and nothing is asked twice', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const [path, call] of [
    ['/', '/api/index/wall'],
    ['/community', '/api/posts/index'],
    ['/home', '/api/index/index'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(calls).not.toContain(call);
  }
  await page.goto('/community');
  await page.getByRole('tab', { name: '推荐' }).click();
  await expect.poll(() => calls).toContain('/api/posts/index');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the elements that were drawn stay the same ones', async ({ page }) => {
  await page.addInitScript(() => {
    // Parsed, and no code has run yet.
    document.addEventListener(
      'readystatechange',
      () => document.querySelector('#main')?.setAttribute('data-drawn', ''),
      { once: true },
    );
  });
  for (const path of ['/', '/community', '/home', '/login']) {
    await page.goto(path);
    await expect(page.locator('#main[data-drawn]')).toBeVisible();
  }
});

test("a post's words stay when its code has come", async ({ page }) => {
  const post = (await (await page.request.get('/api/posts/index?per_page=1')).json()) as {
    data: { data: { id: number; content: string }[] };
  };
  const { id = 0 } = post.data.data[0] ?? {};
  const detail = (await (await page.request.get(`/api/posts/detail?id=${id}`)).json()) as {
    data: { content: string };
  };
  const words = detail.data.content.replaceAll(/<[^>]*>/g, '').slice(0, 12);
  const paragraph = page.locator('article [role="presentation"] > p').first();
  await page.goto(`/post/${id}`);
  await expect(paragraph).toContainText(words);
});

test('what is typed and pressed before the code has come is not lost', async ({ page }) => {
  let letCodeCome = () => {};
  const codeMayCome = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/user/login');
  const arrived = page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('账号', { exact: true }).fill('client');
  await page.getByLabel('密码', { exact: true }).fill('demo1234');
  await page.getByLabel(/天内保持登录/).uncheck();
  await page.getByLabel('密码', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letCodeCome();
  await arrived;
  expect((await sent).postDataJSON()).toMatchObject({ account: 'client', remember: false });
  await page.waitForURL('**/home');
  await expect(page.getByRole('button', { name: /个人菜单/ })).toBeVisible();
});

test('somebody signed in reads what the server drew for them, and nothing is asked twice', async ({
  page,
}) => {
  await signIn(page, 'client');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.addInitScript(() => {
    // Parsed, and no code has run yet.
    document.addEventListener(
      'readystatechange',
      () => {
        document.querySelector('#main')?.setAttribute('data-drawn', '');
        sessionStorage.setItem('said', document.querySelector('header')?.textContent ?? '');
      },
      { once: true },
    );
  });
  for (const path of ['/home', '/community', '/commission']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#main[data-drawn]')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).not.toContain('登录');
    await expect(page.getByRole('button', { name: /个人菜单/ })).toBeVisible();
  }
  for (const call of ['index/index', 'posts/index', 'bounty/index', 'user/index']) {
    expect(calls).not.toContain(`/api/${call}`);
  }
});

/** Whether the drawing that came is shown when the page is parsed and no code has run yet. */
async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const root = document.querySelector('#root[data-served]');
        sessionStorage.setItem('drawing', root === null ? 'missing' : getComputedStyle(root).display);
      },
      { once: true },
    );
  });
}

test('a page that was drawn for somebody else is never seen', async ({ page, context }) => {
  await signIn(page, 'creator');
  const cookies = await context.cookies();
  await signIn(page, 'client');
  await context.addCookies(cookies);
  await noteDrawing(page);
  const feed = page.waitForRequest((request) => request.url().includes('/api/posts/index'));
  await page.goto('/community');
  await feed;
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drawing'))).toBe('none');
});

test("somebody signed in never sees the visitor's page", async ({ page }) => {
  await signIn(page, 'client');
  // One who signed in before there was one, or keeps none.
  await page.context().clearCookies();
  await noteDrawing(page);
  const feed = page.waitForRequest((request) => request.url().includes('/api/posts/index'));
  await page.goto('/community');
  expect(await (await feed).headerValue('token')).not.toBeNull();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drawing'))).toBe('none');
});

test('a page that the browser had to draw anew is told of, with the component', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const complaints = watchConsole(page);
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('大家正在看的作品', '服务器画成了别的');
    await route.fulfill({ response, body });
  });
  const report = page.waitForRequest('**/api/site/clientError');
  await page.goto('/home');
  const told = (await report).postDataJSON() as {
    kind: string;
    route: string;
    message: string;
    stack: string;
  };
  expect(told).toMatchObject({ kind: 'recoverable', route: '/home' });
  expect(told.message).toContain('418');
  expect(told.stack).toMatch(/\n +at \S/);
  await expect.poll(() => complaints.join()).toContain(told.stack.trim().slice(0, 60));
  await context.close();
});
