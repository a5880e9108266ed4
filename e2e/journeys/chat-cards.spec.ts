import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../clean-page.ts';
import { test, type Person } from '../two-people.ts';

const SOON = { timeout: 20_000 };
const log = (page: Page) => page.getByRole('region', { name: '聊天记录', exact: true });

async function post<T>(request: APIRequestContext, person: Person, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { data, headers: { Token: person.token } });
  const { code, msg, data: given } = (await answer.json()) as { code: number; msg: string; data: T };
  expect(code, msg).toBe(1);
  return given;
}

async function publish(request: APIRequestContext, person: Person, name: string) {
  const title = `${name} ${Date.now().toString(36)}`;
  const deadline = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const form = { category: 3, style: 4, description: '雨停之后。', budget_min: 1000, budget_max: 2001 };
  const { id } = await post<{ id: number }>(request, person, '/bounty/publish', { ...form, title, deadline });
  return { id, title };
}

test('a bounty from its dialog, an order from the chat: the other sees them as they stand', async ({
  pair,
  request,
}) => {
  const { a, b, open } = pair;
  const shown = await publish(request, a, '码头夜景');
  const taken = await publish(request, a, '灯塔');
  const applied = await post<{ id: number }>(request, b, '/bounty/apply', {
    bounty_id: taken.id,
    price: 1500,
    proposal: '灯我想画成暖的。',
  });
  await post(request, a, '/bounty/manageapplication', { id: applied.id, action: 'accept' });
  await post(request, b, '/message/send', { to_user: a.id, content: '谢谢，我这就排期。' });

  const ours = await open(a, `/commission?bounty=${shown.id}`);
  const detail = ours.getByRole('dialog', { name: shown.title });
  await detail.getByRole('button', { name: '分享', exact: true }).click();
  await ours.getByRole('menuitem', { name: '发到聊天' }).click();
  const people = ours.getByRole('dialog', { name: '发到聊天' });
  await people.getByRole('button', { name: `发给${b.name}` }).click();
  await expect(people.getByRole('button', { name: `已发给${b.name}` })).toBeDisabled();

  const theirs = await open(b, '/chat/messages');
  const row = theirs.getByRole('list', { name: '会话列表' }).getByRole('link', { name: new RegExp(a.name) });
  await expect(row).toContainText(`[约稿] ${shown.title}`);
  await row.click();
  await expect(log(theirs).getByRole('link', { name: `查看约稿 ${shown.title}` })).toContainText(
    '¥1,000–2,001',
  );

  await people.getByRole('link', { name: b.name }).click();
  await ours.getByRole('button', { name: '发送更多' }).click();
  await ours.getByRole('menuitem', { name: '发送订单' }).click();
  const choice = ours.getByRole('dialog', { name: '发送约稿或订单' });
  await expectAccessible(ours);
  await choice.getByRole('button', { name: `发送订单 ${taken.title}` }).click();
  await expect(choice).toBeHidden();
  const order = log(theirs).getByRole('link', { name: `查看订单 ${taken.title}` });
  await expect(order).toContainText('待付定金', SOON);
  await expect(order).toHaveAttribute('href', /^\/order\/\d+$/);

  // What was deleted since is gone from the chat too, and its text says no more than that.
  await post(request, a, '/bounty/delete', { id: shown.id });
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.reload();
  await expect(log(theirs).getByText('这个约稿已删除，或者你不能查看')).toBeVisible();
  await expectNoSidewaysScroll(theirs);
  await expectAccessible(theirs);
});
