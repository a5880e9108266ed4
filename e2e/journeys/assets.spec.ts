import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../clean-page.ts';
import { test as pairTest } from '../two-people.ts';

const MEGABYTE = 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const unique = () => Date.now().toString(36);

async function makeFile(info: TestInfo, name: string, size: number) {
  const [path, bytes] = [info.outputPath(name), randomBytes(size)];
  await writeFile(path, bytes);
  return { path, bytes, name };
}

const choose = (page: Page, path: string) => page.getByLabel('选择素材文件').setInputFiles(path);

/** Where the pieces that were sent began. */
function watchPieces(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/upload/piece/')) offsets.push(Number(searchParams.get('offset')));
  });
  return offsets;
}

/** The line is cut while the second piece is on its way. */
async function cutAtSecondPiece(page: Page): Promise<void> {
  await page.route('**/api/upload/piece/**', async (route) => {
    if (!route.request().url().includes('offset=0')) await page.context().setOffline(true);
    await route.continue().catch(() => undefined);
  });
}

pairTest(
  'a file whose line is cut goes on, is published, found and downloaded byte for byte',
  async ({ pair }, info) => {
    const maker = await pair.open(pair.a, '/upload');
    const title = `夜航星图 ${unique()}`;
    const file = await makeFile(info, `${title}.bin`, 9 * MEGABYTE);
    await cutAtSecondPiece(maker);
    await choose(maker, file.path);
    await expect(maker.getByText('网络断了')).toBeVisible();
    await expect(maker.getByRole('button', { name: '发布这 1 件' })).toHaveAttribute('aria-disabled', 'true');
    await maker.unroute('**/api/upload/piece/**');
    const offsets = watchPieces(maker);
    await maker.context().setOffline(false);
    await expect(maker.getByText('已传完，待填写信息')).toBeVisible({ timeout: 60_000 });
    expect(offsets).not.toContain(0);

    await maker.getByText('随便用，不用署名').click();
    await maker.getByRole('textbox', { name: '标签' }).fill('星图');
    await maker.getByRole('textbox', { name: '标签' }).press('Enter');
    await maker.getByRole('textbox', { name: '说明' }).fill('北半球四季各一张。');
    await maker.getByRole('button', { name: '发布这 1 件' }).click();
    await expect(maker.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(maker.getByRole('heading', { name: '授权：CC0' })).toBeVisible();

    const reader = await pair.open(pair.b, `/search?keyword=${encodeURIComponent(title)}&type=asset`);
    await reader.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const saving = reader.waitForEvent('download');
    await reader.getByRole('button', { name: /^下载 1\.0 版 ·/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(file.name);
    expect(sha256(await readFile(await saved.path()))).toBe(sha256(file.bytes));
    await reader.getByRole('button', { name: '收藏' }).click();
    await expect(reader.getByRole('button', { name: '已收藏 1' })).toBeVisible();
    await reader.getByRole('textbox', { name: '评论内容' }).fill('用在片头了，谢谢。');
    await reader.getByRole('button', { name: '发送' }).click();
    await expect(reader.getByText('用在片头了，谢谢。')).toBeVisible();
  },
);

pairTest(
  'an upload goes on after a reload, and a draft is its author’s until published',
  async ({ pair }, info) => {
    const maker = await pair.open(pair.a, '/upload');
    maker.on('dialog', (question) => void question.accept());
    const file = await makeFile(info, `草图 ${unique()}.bin`, 9 * MEGABYTE);
    await cutAtSecondPiece(maker);
    await choose(maker, file.path);
    await expect(maker.getByText('网络断了')).toBeVisible();
    await maker.getByRole('button', { name: `暂停 ${file.name}` }).click();
    await expect(maker.getByText(/^已暂停，停在 \d+%$/)).toBeVisible();
    await maker.unroute('**/api/upload/piece/**');
    await maker.context().setOffline(false);
    await maker.reload();
    await expect(maker.getByText('上次没有传完，重新选择这个文件即可继续')).toBeVisible();
    const offsets = watchPieces(maker);
    await choose(maker, file.path);
    await expect(maker.getByText('已传完，待填写信息')).toBeVisible({ timeout: 60_000 });
    expect(offsets).not.toContain(0);

    await maker.getByRole('link', { name: '首页' }).first().click();
    await expect(maker.getByText('还有 1 个文件没有发布')).toBeVisible();
    await maker.getByRole('button', { name: '留下' }).click();
    await maker.getByRole('button', { name: '存草稿' }).click();
    await expect(maker.getByText('这是草稿，只有你看得到。')).toBeVisible();
    const path = new URL(maker.url()).pathname;
    const reader = await pair.open(pair.b, path);
    await expect(reader.getByText('素材不存在或已下架')).toBeVisible();
    await maker.getByRole('button', { name: '发布', exact: true }).click();
    await expect(maker.getByText('这是草稿，只有你看得到。')).toBeHidden();
    await reader.reload();
    await expect(reader.getByRole('button', { name: /^下载 1\.0 版 ·/ })).toBeVisible();
    await maker.getByRole('button', { name: '下架' }).click();
    await maker.getByRole('dialog').getByRole('button', { name: '下架' }).click();
    await expect(maker).toHaveURL(/view=mine/);
    await reader.reload();
    await expect(reader.getByText('素材不存在或已下架')).toBeVisible();
  },
);

test('a visitor looks around: filters stand in the address, and Back leads back', async ({ page }) => {
  await page.goto('/assets');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: /^音频/ }).click();
  await expect(page).toHaveURL(/type=audio/);
  await page.getByText('CC0', { exact: true }).first().click();
  await expect(page).toHaveURL(/licence=cc0/);
  const play = page.getByRole('button', { name: '播放 金币入袋' });
  await expect(play).toBeVisible();
  await expect(page.getByRole('link', { name: '松窗听雨' })).toHaveCount(0);
  await page.getByRole('link', { name: '金币入袋' }).click();
  await expect(page.getByRole('heading', { name: '金币入袋', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/type=audio&licence=cc0/);
  await expect(page.getByRole('tab', { name: /^音频/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: '金币入袋' }).click();
  await page.getByRole('button', { name: /^下载 1\.0 版 ·/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a model is fetched when it is opened, an archive shows what is in it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/assets?type=model');
  await page.getByRole('link', { name: '会打开的宝箱' }).click();
  const open = page.getByRole('button', { name: /^查看 3D 模型/ });
  await expect(open).toBeVisible();
  expect(scripts.filter((url) => url.includes('model-scene'))).toEqual([]);
  await page.goto('/assets?type=file');
  await page.getByRole('link', { name: '水墨笔刷与纸纹' }).click();
  await page.getByText('笔刷', { exact: true }).click();
  await expect(page.getByText('枯笔.png')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a film plays without sound while a mouse rests on its card', async ({ page }) => {
  await page.goto('/assets?type=video');
  const card = page.getByRole('article').first();
  await card.hover();
  const film = card.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(film).toHaveCount(0);
});
