import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, signIn, test } from '../clean-page.ts';

const pictures = ['forest-01.webp', 'brush-02.webp'].map((name) =>
  join(fileURLToPath(new URL('../../server/demo/pictures/', import.meta.url)), name),
);

test('a post begins a series, another joins it; their order is turned round, and the series goes while they stay', async ({
  page,
}) => {
  const token = await signIn(page, 'client');
  const titles = ['上篇', '下篇'].map((name) => `${name} ${Date.now().toString(36)}`);
  const ids: number[] = [];
  for (const title of titles) {
    const data = { title, content: '<p>雪停了。</p>', media_urls: [], tags: [] };
    const answer = await page.request.post('/api/posts/add', { headers: { Token: token }, data });
    ids.push(((await answer.json()) as { data: { id: number } }).data.id);
  }
  const picker = page.getByRole('dialog', { name: '加入合集' });
  for (const id of ids) {
    await page.goto(`/post/${id}`);
    await page.getByRole('button', { name: '更多操作' }).first().click();
    await page.getByRole('menuitem', { name: '加入合集' }).click();
    if (id === ids[0]) {
      await picker.getByLabel('合集标题').fill('雪天速写');
      await picker.getByRole('button', { name: '新建', exact: true }).click();
    } else {
      await picker.getByRole('button', { name: /雪天速写/ }).click();
    }
    await expect(picker).toBeHidden();
  }
  const place = page.getByRole('navigation', { name: '合集' });
  await expect(place).toContainText('第 2/2 篇');
  await place.getByRole('link', { name: /上一篇/ }).click();
  await expect(place).toContainText('第 1/2 篇');

  await place.getByRole('link', { name: '合集《雪天速写》' }).click();
  const rows = page.getByRole('list', { name: '合集里的帖子' }).getByRole('listitem');
  const saved = page.waitForResponse(/series\/order/);
  await page.getByRole('button', { name: /^第 2 篇/ }).press('ArrowUp');
  await saved;
  await page.reload();
  await expect(rows).toContainText([titles[1] ?? '', titles[0] ?? '']);
  await expectAccessible(page);

  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/tab=posts$/);
  await expect(page.getByRole('article').filter({ hasText: titles[0] ?? '' })).toBeVisible();
});

test('a series is begun in the composer, the draft keeps the choice, and its author chooses the cover', async ({
  page,
}) => {
  await signIn(page, 'client');
  const title = `连载 ${Date.now().toString(36)}`;
  const seriesTitle = `小报 ${Date.now().toString(36)}`;
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  const dialog = page.getByRole('dialog', { name: '发布帖子' });
  await dialog.getByLabel('标题', { exact: true }).fill(title);
  await dialog.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.type('第一张是远景。');
  await dialog.getByLabel('选择图片').setInputFiles(pictures);
  await expect(dialog.getByText('添加图片 2/9')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: '加入合集' }).click();
  const choice = page.getByRole('dialog', { name: '加入合集' });
  const another = choice.getByRole('button', { name: '新建合集' });
  await expect(choice.getByLabel('合集标题').or(another)).toBeVisible();
  if (await another.isVisible()) await another.click();
  await choice.getByLabel('合集标题').fill(seriesTitle);
  await choice.getByRole('button', { name: '确定' }).click();
  const chip = dialog.getByText(`新合集《${seriesTitle}》`);
  await expect(chip).toBeVisible();

  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: '发布内容' }).first().click();
  await expect(chip).toBeVisible();
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('发布成功')).toBeVisible();

  await page.getByRole('article').filter({ hasText: title }).getByRole('heading').click();
  const place = page.getByRole('navigation', { name: '合集' });
  await expect(place).toContainText('第 1/1 篇');
  await place.getByRole('link', { name: `合集《${seriesTitle}》` }).click();
  await page.getByRole('button', { name: '编辑' }).click();
  const editor = page.getByRole('dialog', { name: '编辑合集' });
  await expect(editor.getByRole('radio', { name: '自动选择' })).toBeChecked();
  await editor.getByRole('radio', { name: '第 2 张图' }).check();
  await expectAccessible(page);
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor).toBeHidden();
  await page.getByRole('button', { name: '编辑' }).click();
  await expect(editor.getByRole('radio', { name: '第 2 张图' })).toBeChecked();
  await editor.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/tab=posts$/);
});
