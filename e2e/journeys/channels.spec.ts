import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { postAs } from '../calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../clean-page.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { register, type Person } from '../two-people.ts';

test.use({ serviceWorkers: 'allow' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.end());

test.describe.configure({ mode: 'serial' });

async function signedIn(context: BrowserContext, person: Person): Promise<Page> {
  await context.addInitScript(
    ({ token, userinfo }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userinfo', userinfo);
    },
    { token: person.token, userinfo: person.userinfo },
  );
  return context.newPage();
}

async function twoPeople(request: APIRequestContext): Promise<[Person, Person]> {
  return [await register(request), await register(request)];
}

test('mail: confirmed, switched on, sent, and stopped without signing in', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const [me, fan] = await twoPeople(request);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await signedIn(context, me);
  await page.goto('/profile/notifications');
  const byMail = page.getByRole('switch', { name: '用邮件告诉我：新粉丝' });
  await expect(byMail).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: '发确认邮件' }).click();
  await page.getByRole('link', { name: '在这里打开链接' }).click();
  await page.getByRole('button', { name: '确认邮箱' }).click();
  await expect(page.getByRole('heading', { name: '邮箱已确认' })).toBeVisible();
  await page.getByRole('link', { name: '通知设置' }).click();
  await expect(page.getByRole('switch', { name: '用邮件告诉我：约稿和订单' })).toBeChecked();
  await byMail.click();
  await expect(byMail).toBeChecked();
  await page.reload();
  await expect(byMail).toBeChecked();

  await postAs(request, fan.token, `/user/toggle-follow/${me.id}`, {});
  await expect.poll(() => server.log()).toContain('关注了你');
  const link = /不再收通知邮件：[^\s\\"]*(\/mail\/unsubscribe\?token=[\w.-]+)/.exec(server.log())?.[1] ?? '';

  const stranger = await browser.newContext({ baseURL: server.url });
  const outside = await stranger.newPage();
  await outside.goto(link);
  await outside.getByRole('button', { name: '退订' }).click();
  await expect(outside.getByRole('heading', { name: '已退订通知邮件' })).toBeVisible();
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await Promise.all([context.close(), stranger.close(), request.dispose()]);
});

test('push: a refusal is explained, leave is asked for once, and a closed browser hears of it', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const [me, fan] = await twoPeople(request);

  const refusing = await browser.newContext({ baseURL: server.url });
  const refused = await signedIn(refusing, me);
  await refused.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await refused.goto('/profile/notifications');
  await expect(refused.getByText('这个浏览器拒绝了造界的通知')).toBeVisible();
  await expect(refused.getByRole('switch', { name: '用浏览器告诉我：新粉丝' })).toBeDisabled();
  await refusing.close();

  const context = await browser.newContext({ baseURL: server.url });
  const page = await signedIn(context, me);
  await page.addInitScript(() => {
    // No push service can be reached from here, and a browser without a window shows no notices: its part is played, everything
    // else is real.
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const bytes = (length: number) => new Uint8Array(length).fill(4).buffer;
    const made = (key: BufferSource) => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      options: { applicationServerKey: key },
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
      unsubscribe: async () => true,
    });
    let current: ReturnType<typeof made> | null = null;
    PushManager.prototype.subscribe = async (options) => {
      current = made(options?.applicationServerKey as BufferSource);
      return current as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => current as unknown as PushSubscription;
  });
  const byPush = page.getByRole('switch', { name: '用浏览器告诉我：新粉丝' });
  await page.goto('/profile/notifications');
  await byPush.click();
  await expect(byPush).toBeChecked();
  await expect(page.getByText('这个浏览器会收到推送')).toBeVisible();
  await postAs(request, fan.token, `/user/toggle-follow/${me.id}`, {});
  await expect.poll(() => server.log()).toMatch(/push\.sandbox.*关注了你/);
  await page.getByRole('button', { name: '在这里关闭' }).click();
  await expect(page.getByRole('button', { name: '在这里开启' })).toBeVisible();
  await Promise.all([context.close(), request.dispose()]);
});
