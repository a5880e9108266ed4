import { comeNew, expect, expectAccessible, expectNoSidewaysScroll, test } from '../clean-page.ts';
import { pictureFile } from '../demo-picture.ts';

test('somebody new offers a service, is found by type and price, and is shown as paused on holiday', async ({
  page,
}) => {
  const { name } = await comeNew(page);
  await page.goto('/profile/pricing');
  await page.getByLabel('名字').fill('绘本内页');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请选择类型')).toBeVisible();
  await page.getByLabel('类型').selectOption({ label: '动画' });
  await page.getByLabel('画风').selectOption({ label: '赛博朋克' });
  await page.getByLabel('说明').fill('十二张跨页，先出分镜。');
  await page.getByLabel('选择图片').setInputFiles([await pictureFile('umbrella-01')]);
  await page.getByLabel('起价').fill('6400');
  await page.getByLabel('工期').fill('30');
  const preview = page.getByRole('region', { name: '客户看到的' });
  await expect(preview.getByText('¥6,400')).toBeVisible();
  await expect(page.getByRole('button', { name: '移除第 1 张' })).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: /绘本内页.*接单中/ })).toBeVisible();

  // The price can be talked about before it is changed; leaving in between is asked about.
  await page.getByRole('button', { name: /^用 .* 当起价$/ }).click();
  await page.getByRole('link', { name: '档期', exact: true }).click();
  await page.getByRole('dialog', { name: '还没有保存' }).getByRole('button', { name: '离开' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '档期' })).toBeVisible();
  await expect(page.getByRole('region', { name: '接单', exact: true }).getByText('接单中')).toBeVisible();

  await page.goto('/commission?tab=creators');
  const choose = (row: string, choice: string) =>
    page.getByRole('group', { name: row }).getByText(choice, { exact: true }).click();
  await choose('类型', '动画');
  await choose('起价', '5000–10000');
  await choose('画风', '赛博朋克');
  await expect(page).toHaveURL(/type=animation/);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('接单中')).toBeVisible();
  await expect(card.getByText('暂无')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('link', { name: '立即约稿' })).toHaveAttribute('href', /^\/user\/\d+$/);
  await choose('起价', '0–1000');
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();

  // A holiday from today on, by the keyboard.
  await page.goto('/profile/schedule');
  const today = page.locator('[aria-current=date]');
  await today.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '加一段休息' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '休息 2 天' }).click();
  await expect(page.getByText(/休息中，\d+月\d+日恢复接单。/)).toBeVisible();
  await page.getByRole('button', { name: '生成档期卡' }).click();
  await expect(page.getByRole('img', { name: new RegExp(`^${name}的`) })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await page.goto('/commission?tab=creators&type=animation&style=cyberpunk&price_band=5000-10000');
  await expect(card.getByText('暂停接单')).toBeVisible();
  await expect(card.getByText(/恢复接单$/)).toBeVisible();
  await expect(card.getByRole('button', { name: '立即约稿' })).toHaveAttribute('aria-disabled', 'true');
});

test('works are uploaded, put in order by the keyboard and marked; others see them so, on a phone in the dark', async ({
  page,
}) => {
  const { name } = await comeNew(page);
  await page.goto('/profile/works');
  await page
    .getByLabel('选择作品图片')
    .setInputFiles([await pictureFile('umbrella-01'), await pictureFile('brush-01')]);
  const handles = page.getByRole('button', { name: /拖动或按方向键/ });
  await expect(handles).toHaveCount(2);
  const second = (await handles.nth(1).getAttribute('aria-label'))?.replace(/，.*/, '') ?? '';
  await handles.nth(1).focus();
  const moved = page.waitForResponse((response) => response.url().endsWith('/profile/works/move'));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(second);
  expect((await moved).status()).toBe(200);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(second);
  await page.getByRole('button', { name: `编辑 ${second}` }).click();
  const dialog = page.getByRole('dialog', { name: '编辑作品' });
  await dialog.getByLabel('标题').fill('桥上的人');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 3, name: '桥上的人' })).toBeVisible();
  await page.getByRole('switch', { name: '给公开的作品加水印' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const path of ['/profile/pricing', '/profile/schedule', '/commission?tab=creators']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: `个人菜单，${name}` }).waitFor();
  const userId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('userinfo') ?? '{}') as { id: number }).id,
  );
  await page.goto(`/user/${userId}`);
  await page.getByRole('button', { name: '放大 桥上的人' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
