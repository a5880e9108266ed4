import { test } from '../two-people.ts';
import { expect } from '../clean-page.ts';

test('without a network the page says so, a list offers to try again, and all is well when it is back', async ({
  pair,
}) => {
  const page = await pair.open(pair.a, '/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('网络已断开')).toBeVisible();
  await page.getByRole('tab', { name: '推荐' }).click();
  const failure = page.getByRole('alert').filter({ hasText: '获取帖子列表失败' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(failure).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('已重新连接')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('已重新连接')).toBeHidden();
});

test('nobody is shown as online while the line is down', async ({ pair }) => {
  const { a, b } = pair;
  await pair.open(b, '/chat/messages');
  const ours = await pair.open(a, `/chat/temp/${b.id}`);
  const status = ours.getByText('在线', { exact: true });
  await expect(status.first()).toBeVisible();
  await ours.context().setOffline(true);
  await expect(status).toHaveCount(0);
  await ours.context().setOffline(false);
  await expect(status.first()).toBeVisible();
});
