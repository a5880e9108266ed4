import { expect, expectAccessible } from '../clean-page.ts';
import { bookedOrder, offer } from '../order-calls.ts';
import { test } from '../two-people.ts';

test('cancelled in each state: by either before the work begins, not while it goes on, not when it is over', async ({
  pair,
  request,
}) => {
  const { a: client, b: creator } = pair;
  const parties = { client, creator };
  const service = await offer(request, creator);
  const unpaid = await bookedOrder(request, parties, { service, state: 'pending_deposit' });
  const alsoUnpaid = await bookedOrder(request, parties, { service, state: 'pending_deposit' });
  const paid = await bookedOrder(request, parties, { service, state: 'pending_confirm' });

  const page = await pair.open(client, `/order/${unpaid}/cancel`);
  await page
    .getByRole('radio', { name: /^[^其]/ })
    .first()
    .check();
  await page.getByRole('textbox', { name: /^再说一句/ }).fill('预算没批下来');
  await page.getByRole('button', { name: '确认取消', exact: true }).click();
  await expect(page).toHaveURL(`/order/${unpaid}`);
  await expect(page.getByText('已取消').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '时间线' })).toContainText('预算没批下来');

  const other = await pair.open(creator, `/order/${alsoUnpaid}/cancel`);
  await other.getByRole('button', { name: '确认取消', exact: true }).click();
  await expect(other).toHaveURL(`/order/${alsoUnpaid}`);
  await other.goto(`/order/${paid}/cancel`);
  await expectAccessible(other);
  await other.getByRole('button', { name: '确认取消，退给客户 ¥200.00' }).click();
  await expect(other).toHaveURL(`/order/${paid}`);
  await page.goto('/profile/wallet');
  await expect(page.getByText('200.00').first()).toBeVisible();

  const begun = await bookedOrder(request, parties, { service, state: 'in_progress' });
  const delivered = await bookedOrder(request, parties, { service, state: 'delivered' });
  const completed = await bookedOrder(request, parties, { service, state: 'completed' });
  for (const [id, words] of [
    [begun, '订单制作中，不能直接取消，可以申请退款。'],
    [delivered, '订单待验收，不能直接取消，可以申请退款。'],
    [completed, '订单已完成，现在不能取消。'],
    [unpaid, '订单已取消，现在不能取消。'],
  ] as const) {
    await page.goto(`/order/${id}/cancel`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: /^确认取消/ })).toBeHidden();
  }
  await page.goto(`/order/${delivered}/cancel`);
  await page.getByRole('link', { name: '申请退款' }).click();
  await expect(page).toHaveURL(`/order/${delivered}/refund`);
});
