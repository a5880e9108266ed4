import type { BrowserContext, Page } from '@playwright/test';
import { postAs } from '../calls.ts';
import { expect, test } from '../clean-page.ts';
import { register, type Person } from '../two-people.ts';

test.use({ serviceWorkers: 'allow' });

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

/** The worker comes when somebody first does something, and then has the page in hand. */
async function untilKept(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('the site can be installed: its manifest is whole, its icons are there, its worker is at work', async ({
  page,
  request,
}) => {
  await page.goto('/community');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: '造界', start_url: '/home', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  await untilKept(page);
});

test('without a network the last feed is read again, and what is written goes out once when it is back', async ({
  browser,
  request,
  baseURL,
}) => {
  const [me, friend] = [await register(request), await register(request)];
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await signedIn(context, me);
  await page.goto('/community');
  await untilKept(page);
  await page.reload();
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const words = (await first.innerText()).slice(0, 20);
  const chat = await context.newPage();
  await chat.goto(`/chat/temp/${friend.id}`);
  await chat.getByRole('textbox', { name: /^发消息给/ }).fill('你好');
  await chat.keyboard.press('Enter');
  await expect(chat.getByRole('region', { name: '聊天记录', exact: true }).getByText('你好')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText(words.split('\n')[0] ?? '');
  await expect(page.getByText('网络已断开')).toBeVisible();
  await chat.getByRole('textbox', { name: /^发消息给/ }).fill('断网时写的');
  await chat.keyboard.press('Enter');
  await expect(chat.getByText('等待网络，恢复后自动发送')).toBeVisible();
  await chat.getByRole('textbox', { name: /^发消息/ }).fill('又不想说了');
  await chat.keyboard.press('Enter');
  await expect(chat.getByText('等待网络，恢复后自动发送')).toHaveCount(2);
  // What waits is still there after the page was loaded anew, and can be taken back.
  await chat.reload();
  await expect(chat.getByText('断网时写的')).toBeVisible();
  const waiting = chat.getByText('又不想说了');
  await expect(waiting).toBeVisible();
  await chat.getByRole('button', { name: '取消' }).last().click();
  await expect(waiting).toBeHidden();

  await context.setOffline(false);
  await expect(chat.getByText('等待网络，恢复后自动发送')).toBeHidden();
  const name = [me.id, friend.id].toSorted((one, other) => one - other).join('-');
  const history = async () => {
    const answer = await request.get(`/api/message/history?chat_identify=${name}`, {
      headers: { Token: friend.token },
    });
    const { data } = (await answer.json()) as { data: { data: { content: string }[] } };
    return data.data.filter(({ content }) => content === '断网时写的').length;
  };
  await expect.poll(history).toBe(1);
  await postAs(request, friend.token, '/message/send', { to_user: me.id, content: '收到', type: 'text' });
  expect(await history()).toBe(1);
  await context.close();
});
