import type { Page } from '@playwright/test';
import { bringIn } from '../calls.ts';
import {
  comeNew,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  signIn,
  test,
} from '../clean-page.ts';
import { pictureFile } from '../demo-picture.ts';
import { archiveFile, publishGame } from '../made-game.ts';
import { register } from '../two-people.ts';

const PHONE = { width: 390, height: 844 };
/** 卡牌 on 主机. */
const SHELF = { types: [11], platforms: [5] };
const PASSWORD = 'painting2026';

const nameOf = (kind: string) => `${kind}${newcomer().username.slice(-8)}`;
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const reviews = (page: Page) => page.getByRole('region', { name: '评价' });
const available = (page: Page) => page.locator('dl').filter({ hasText: '托管中' }).locator('div').first();

async function signInByForm(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a visitor narrows the shelf, comes back to it, and is sent to the login by what they want', async ({
  page,
  request,
}) => {
  const [developer, visitor] = [await register(request), await register(request)];
  const [cheap, dear] = [nameOf('浅滩'), nameOf('深渊')];
  const id = await publishGame(request, developer.token, { ...SHELF, title: cheap, price: 3 });
  await publishGame(request, developer.token, { ...SHELF, title: dear, price: 30 });

  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1, name: '游戏' })).toBeVisible();
  const filters = page.getByRole('complementary', { name: '筛选' });
  await filters.getByRole('checkbox', { name: '卡牌' }).click();
  await filters.getByRole('checkbox', { name: '主机' }).click();
  await expect(page).toHaveURL('/games?game_type=11&platform=5');
  await expect(card(page, dear)).toBeVisible();
  await filters.getByRole('textbox', { name: '最高价' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/games?game_type=11&platform=5&price_max=10');
  await expect(card(page, dear)).toHaveCount(0);
  await page.getByRole('combobox', { name: '排序' }).selectOption({ label: '价格从高到低' });
  await page.locator('label').filter({ hasText: '列表' }).click();
  await expect(page).toHaveURL(/order=price_desc&view=list$/);
  await page.reload();
  await expect(card(page, cheap)).toBeVisible();
  await expect(page.getByRole('radio', { name: '列表' })).toBeChecked();
  await expect(filters.getByRole('textbox', { name: '最高价' })).toHaveValue('10');
  await expectAccessible(page);
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveURL('/games?game_type=11&platform=5');
  await expect(card(page, dear)).toBeVisible();

  await card(page, cheap).getByRole('link', { name: cheap }).click();
  await expect(page.getByRole('heading', { level: 1, name: cheap })).toBeVisible();
  await page.getByRole('button', { name: /^想玩/ }).first().click();
  await signInByForm(page, visitor.name);
  await expect(page).toHaveURL(`/games/${id}`);
  await expect(page.getByRole('button', { name: '想玩，1 人' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(PHONE);
  await page.goto(`/games/${id}`);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '购买 ¥3' }).click();
  await signInByForm(page, visitor.name);
  const dialog = page.getByRole('dialog', { name: '购买游戏' });
  await expect(dialog.getByText('可用余额不足，还差 ¥3.00')).toBeVisible();
  await dialog.getByRole('link', { name: '去充值' }).click();
  await expect(page).toHaveURL('/profile/wallet');
});

test('the shelf on a phone: filters in a sheet whose button counts along, in the dark', async ({
  page,
  request,
}) => {
  const developer = await register(request);
  const title = nameOf('牌桌');
  await publishGame(request, developer.token, { ...SHELF, title, price: 0 });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/games');
  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('button', { name: /^卡牌/ }).click();
  const show = sheet.getByRole('button', { name: /^看 \d+ 款游戏$/ });
  await expect(show).toBeVisible();
  await expectAccessible(page);
  await show.click();
  await expect(page).toHaveURL('/games?game_type=11');
  await expect(card(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: '筛选，已选 1 项' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a member rates twice and is counted once, answers, and deletes what is theirs', async ({
  page,
  request,
}) => {
  const developer = await register(request);
  const id = await publishGame(request, developer.token, { ...SHELF, title: nameOf('风铃'), price: 0 });
  await comeNew(page);
  await page.goto(`/games/${id}`);
  const box = reviews(page);
  await box.getByLabel('4 星，好玩').check({ force: true });
  await box.getByRole('textbox', { name: '评论内容' }).fill('手感很好，就是有点短。');
  await box.getByRole('button', { name: '发布评论' }).click();
  await expect(box.getByText('1 个评分，1 条评论')).toBeVisible();
  await expect(box.getByRole('button', { name: '4 星，1 个，只看这些评论' })).toBeVisible();

  await box.getByRole('button', { name: '改评价' }).click();
  await expect(box.getByRole('textbox', { name: '修改评价' })).toHaveValue('手感很好，就是有点短。');
  await box.getByLabel('5 星，非常好玩').check({ force: true });
  await box.getByRole('textbox', { name: '修改评价' }).fill('第二遍才看懂，改成五星。');
  await box.getByRole('button', { name: '更新评价' }).click();
  await expect(box.getByRole('button', { name: '5 星，1 个，只看这些评论' })).toBeVisible();
  await expect(box.getByText('1 个评分，1 条评论')).toBeVisible();
  await expect(box.getByText('手感很好，就是有点短。')).toHaveCount(0);

  await box.getByRole('button', { name: /^回复 / }).click();
  await box.getByRole('textbox', { name: /^回复 @/ }).fill('补一句，音乐也好。');
  await box.getByRole('button', { name: '发送' }).click();
  await expect(box.getByText('补一句，音乐也好。')).toBeVisible();
  await expectAccessible(page);

  await box
    .getByRole('button', { name: /的评论的操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByText('确定要删除这条评论吗？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect(box.getByText('还没有评论，来说第一句。')).toBeVisible();
  await expect(box.getByText('0 个评分，0 条评论')).toBeVisible();
});

test('a member buys once, finds it among their games, gives it back, and has the money again', async ({
  page,
  request,
}) => {
  const developer = await register(request);
  const title = nameOf('鲸背');
  const id = await publishGame(request, developer.token, { ...SHELF, title, price: 28 });
  const { token } = await comeNew(page);
  await bringIn(request, token, '100');
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: '购买 ¥28' }).first().click();
  const dialog = page.getByRole('dialog', { name: '购买游戏' });
  await expect(dialog.getByText('¥72.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认购买 ¥28' }).click();
  await expect(page.getByRole('button', { name: '下载', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^购买/ })).toHaveCount(0);

  await page.getByRole('link', { name: '在我的游戏里' }).click();
  const mine = page.getByRole('list', { name: '获取的游戏' }).getByRole('listitem', { name: title });
  await expect(mine.getByText('¥28 购买')).toBeVisible();
  await mine.getByRole('button', { name: `下载 ${title}` }).click();
  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(warning.getByText('下载后不能退款')).toBeVisible();
  await warning.getByRole('button', { name: '取消' }).click();
  await mine.getByRole('button', { name: `退掉 ${title}` }).click();
  await warning.getByRole('button', { name: '退款' }).click();
  await expect(page.getByText('还没有获取过游戏，买的和下载的都会放在这里。')).toBeVisible();
  await page.goto('/profile/wallet');
  await expect(available(page)).toContainText('100.00');
  await page.goto(`/games/${id}`);
  await expect(page.getByRole('button', { name: '购买 ¥28' }).first()).toBeVisible();
});

test('a developer keeps a draft with pictures and a file, publishes it, edits it and changes its price', async ({
  page,
}) => {
  const { name } = await comeNew(page);
  const title = nameOf('灯塔');
  await page.goto('/games/publish');
  await page.getByRole('button', { name: '存草稿', exact: true }).first().click();
  await expect(page.getByText('请填写游戏名称')).toBeVisible();
  await page.getByLabel('游戏名称').fill(title);
  await page
    .getByLabel('选择图片')
    .first()
    .setInputFiles([await pictureFile('pixel-platformer-05')]);
  await page
    .getByLabel('选择图片')
    .last()
    .setInputFiles([await pictureFile('pixel-platformer-06'), await pictureFile('pixel-rpg-02')]);
  await expect(page.getByRole('button', { name: /^移除第 \d 张$/ })).toHaveCount(3);
  await page.getByRole('button', { name: '存草稿', exact: true }).first().click();
  await expect(page).toHaveURL(/\/games\/\d+\/edit$/);
  await page.reload();
  await expect(page.getByLabel('游戏名称')).toHaveValue(title);
  await expect(page.getByRole('button', { name: /^移除第 \d 张$/ })).toHaveCount(3);

  await page.getByRole('button', { name: '发布', exact: true }).first().click();
  await expect(page.getByText('请用一句话介绍这款游戏')).toBeVisible();
  await expect(page.getByText('请选择类型')).toBeVisible();
  await page.getByLabel('一句话介绍').fill('替灯塔守一夜。');
  await page.getByLabel('游戏介绍').fill('风来的时候，灯不能灭。');
  await page.getByRole('button', { name: '叙事' }).click();
  await page.getByRole('button', { name: '电脑' }).click();
  await page.getByLabel('价格').fill('12.5');
  await page.getByLabel('选择文件').setInputFiles([archiveFile]);
  await page.getByLabel('版本号').fill('0.9.0');
  await page.getByRole('button', { name: '放上这个文件' }).click();
  await expect(page.getByRole('list', { name: '已有的文件' }).getByText('islands.zip')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '发布', exact: true }).first().click();
  await expect(page).toHaveURL(/\/games\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: '开发者' }).getByText(name)).toBeVisible();

  await page.getByRole('link', { name: '编辑游戏' }).first().click();
  await page.getByLabel('一句话介绍').fill('替灯塔守两夜。');
  await page.getByRole('button', { name: '保存', exact: true }).first().click();
  await expect(page.getByText('已保存').first()).toBeVisible();
  await page.goto('/games/mine?tab=published');
  const own = page.getByRole('list', { name: '发布的游戏' }).getByRole('listitem', { name: title });
  await expect(own.getByText('已发布')).toBeVisible();
  await own.getByRole('button', { name: `给 ${title} 改价` }).click();
  const dialog = page.getByRole('dialog', { name: `《${title}》的价格` });
  await dialog.getByLabel('价格').fill('9');
  await dialog.getByRole('button', { name: '改价' }).click();
  await expect(own.getByText(/¥9 ·/)).toBeVisible();
  await own.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('替灯塔守两夜。')).toBeVisible();
  await expect(page.getByText('¥9').first()).toBeVisible();
});

test('nobody but an administrator sees the queue of games', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/games');
  await expect(page.getByRole('heading', { level: 1, name: '游戏审核' })).toBeVisible();
  await signIn(page, 'client');
  await page.goto('/admin/games');
  await expect(page.getByRole('heading', { name: '这面墙空着' })).toBeVisible();
});
