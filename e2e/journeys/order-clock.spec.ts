import type { Page } from '@playwright/test';
import { postAs } from '../calls.ts';
import { expect, test, watchConsole } from '../clean-page.ts';
import { bookedOrder, offer } from '../order-calls.ts';
import { startOwnServer } from '../own-server.ts';
import { register } from '../two-people.ts';

const DAY_MS = 86_400_000;
const todo = (page: Page) => page.getByRole('region', { name: /^(现在要做什么|现在等对方|这笔订单)$/ });

test('eight days on: what nobody did in time is done, what is overdue can be cancelled', async ({
  browser,
  playwright,
}) => {
  const server = await startOwnServer();
  const request = await playwright.request.newContext({ baseURL: server.url });
  const [client, creator] = [await register(request), await register(request)];
  const service = await offer(request, creator);
  const make = (state: Parameters<typeof bookedOrder>[2]['state'], workDays?: number) =>
    bookedOrder(request, { client, creator }, { service, state, ...(workDays && { workDays }) });
  const unpaid = await make('pending_deposit');
  const unconfirmed = await make('pending_confirm');
  const late = await make('in_progress', 5);
  const silent = await make('in_progress', 30);
  const delivered = await make('delivered');
  const refunding = await make('in_progress');
  await postAs(request, client.token, '/order/refund', {
    order_id: refunding,
    reason: 'other',
    amount: 50,
    description: '一直没有看到说好的草稿',
  });
  const disputed = await make('delivered');
  await postAs(request, creator.token, '/order/dispute', {
    order_id: disputed,
    reason: '不验收',
    evidence: '',
  });
  await request.dispose();

  await server.comeBackAfter(8 * DAY_MS + 3_600_000);

  const localStorage = [
    { name: 'token', value: client.token },
    { name: 'userinfo', value: client.userinfo },
  ];
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  });
  const page = await context.newPage();
  const complaints = watchConsole(page);

  const timeline = page.getByRole('region', { name: '时间线' });
  for (const [id, status, told] of [
    [unpaid, '已取消', '超时取消'],
    [unconfirmed, '已取消', '超时取消'],
    [delivered, '已完成', '到期自动验收'],
    [refunding, '已完成', '退款超时自动同意'],
    [disputed, '仲裁中', '举证结束'],
  ] as const) {
    await page.goto(`/order/${id}`);
    // Timers that fell due while nobody ran are carried out within half a minute of the start.
    await expect(timeline).toContainText(told, { timeout: 30_000 });
    await expect(page.getByText(status).first()).toBeVisible();
  }

  await page.goto(`/order/${silent}`);
  const heartbeat = page.getByRole('region', { name: '进度心跳' });
  await expect(heartbeat).toContainText('8 天没有更新了');
  await heartbeat.getByRole('button', { name: '催稿' }).click();
  await expect(timeline).toContainText('催稿');

  await page.goto(`/order/${late}`);
  await expect(page.getByText('已逾期').first()).toBeVisible();
  await expect(todo(page)).toBeVisible();
  await page.goto(`/order/${late}/cancel`);
  await page.getByRole('button', { name: '确认取消，退回 ¥200.00' }).click();
  await expect(page).toHaveURL(`/order/${late}`);
  await expect(page.getByText('已退款').first()).toBeVisible();
  await expect(timeline).toContainText('无责取消');
  expect(complaints).toEqual([]);
  await context.close();
  await server.end();
});
