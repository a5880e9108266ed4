import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, signIn, test, watchConsole } from '../clean-page.ts';

const pictures = ['forest-01.webp', 'brush-02.webp', 'still-life-01.webp'].map((name) =>
  join(fileURLToPath(new URL('../../server/demo/pictures/', import.meta.url)), name),
);

test('a visitor browses, and is sent to the login by a like', async ({ page }) => {
  await page.goto('/community');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await cards.first().getByRole('button', { name: /^赞/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('the feed goes on while one scrolls, and is where one left it after a post', async ({ page }) => {
  await page.goto('/community');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards.count()).toBeGreaterThan(25);
  }).toPass();
  const title = cards.nth(22).getByRole('heading');
  await title.scrollIntoViewIfNeeded();
  // Far from the window a card is not laid out, and has no inner text.
  const left = page.getByRole('heading', { name: (await title.textContent()) ?? '', exact: true });
  const before = await left.boundingBox();
  await left.click();
  await expect(page).toHaveURL(/\/post\/\d+/);
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await left.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2);
});

test('tabs, circle and tags filter the feed, and the address remembers', async ({ page }) => {
  await page.goto('/community');
  await page.getByRole('tab', { name: '推荐' }).click();
  await expect(page).toHaveURL(/tab=recommend/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: '标签筛选' }).click();
  const picker = page.getByRole('dialog');
  await picker.locator('button[aria-pressed]').first().click();
  await picker.getByRole('button', { name: /确定/ }).click();
  await expect(page).toHaveURL(/tags=\d+/);
  await page.reload();
  await expect(page.getByText('清空')).toBeVisible();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page).not.toHaveURL(/tags=/);
});

test('others have posted meanwhile: a press brings it, and nothing moved before', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto('/community');
  const cards = page.getByRole('article');
  const first = cards.first();
  await expect(first).toBeVisible();
  const title = `刚刚发的 ${Date.now().toString(36)}`;
  const other = await browser.newPage();
  const token = await signIn(other, 'creator');
  await other.request.post('/api/posts/add', {
    headers: { Token: token },
    data: { title, content: '<p>雪停了。</p>', media_urls: [], tags: [] },
  });
  await other.close();
  const before = await first.boundingBox();
  await page.clock.runFor(31_000);
  const pill = page.getByRole('button', { name: /^\d+ 条新帖$/ });
  await expect(pill).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await pill.click();
  await expect(cards.filter({ hasText: title })).toBeInViewport();
  await expect(pill).toBeHidden();
});

async function publish(page: Page, title: string): Promise<void> {
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  const dialog = page.getByRole('dialog', { name: '发布帖子' });
  await dialog.getByLabel('标题', { exact: true }).fill(title);
  await dialog.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.type('雪地里的脚印画了三遍。');
  await dialog.getByLabel('选择图片').setInputFiles(pictures);
  await expect(dialog.getByText('添加图片 3/9')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: '选择圈子' }).click();
  await page
    .getByRole('dialog', { name: '选择圈子' })
    .getByRole('option')
    .or(page.getByRole('dialog', { name: '选择圈子' }).getByRole('radio'))
    .or(page.getByRole('dialog', { name: '选择圈子' }).getByRole('button').filter({ hasText: '篇帖子' }))
    .first()
    .click();
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('发布成功')).toBeVisible();
}

test('publish with pictures, edit, comment, reply, like, share the link, delete', async ({
  page,
  browser,
}) => {
  const title = `旅程里的一幅 ${Date.now().toString(36)}`;
  await signIn(page, 'creator');
  await publish(page, title);

  await page.getByRole('article').filter({ hasText: title }).getByRole('heading').click();
  await expect(page).toHaveURL(/\/post\/\d+/);
  const address = new URL(page.url());
  const article = page.getByRole('main');
  await expect(article.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  const editor = page.getByRole('dialog', { name: '编辑帖子' });
  await editor.getByLabel('标题', { exact: true }).fill(`${title} 改`);
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(article.getByRole('heading', { name: `${title} 改` })).toBeVisible();

  await page.getByLabel('评论内容').first().fill('第一句');
  await page.getByRole('button', { name: '发送' }).first().click();
  await expect(page.getByText('评论发布成功')).toBeVisible();
  await page.getByRole('button', { name: /^回复/ }).first().click();
  await page.getByPlaceholder(/回复 @/).fill('回自己一句');
  await page.getByRole('button', { name: '发送' }).last().click();
  await expect(page.getByText('回自己一句')).toBeVisible();

  await page.getByRole('button', { name: /^赞，/ }).first().click();
  await expect(page.getByRole('button', { name: /^取消赞，/ }).first()).toBeVisible();

  await page.getByRole('button', { name: /分享/ }).first().click();
  const link = await page.getByLabel('分享链接').inputValue();
  await page.keyboard.press('Escape');
  const other = await (await browser.newContext()).newPage();
  const complaints = watchConsole(other);
  await other.goto(link);
  await expect(other).toHaveURL(address.pathname);
  await expect(other.getByRole('heading', { name: `${title} 改` })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('确定要删除这条帖子吗？删除后将无法恢复');
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('帖子删除成功')).toBeVisible();
  await expect(page).toHaveURL(/\/community/);
  await other.reload();
  await expect(other.getByText('帖子不存在或已删除').first()).toBeVisible();
});

test('a picture opens large and zooms; back closes it, and then leaves the page', async ({ page }) => {
  await page.goto('/home');
  await page.locator('a[href^="/post/"]').first().click();
  const inPage = page.getByRole('main').getByRole('button');
  const picture = inPage.filter({ has: page.locator('img') }).first();
  await picture.click();
  const preview = page.getByRole('dialog', { name: '图片预览' });
  await expect(preview).toBeVisible();
  await preview.getByRole('button', { name: '放大' }).click();
  await expect(preview.getByText('110%')).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(/\/post\/\d+/);
  await picture.click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
});

test('an id that is none says so and leads to the community', async ({ page }) => {
  await page.goto('/post/abc');
  await expect(page.getByText('无效的帖子ID')).toBeVisible();
  await expect(page).toHaveURL(/\/community/);
});

test('a post’s link describes itself to those who only read the HTML', async ({ request }) => {
  const feed = (await (await request.get('/api/posts/index')).json()) as {
    data: { data: { id: number; title: string }[] };
  };
  const post = feed.data.data.at(-1);
  const html = await (await request.get(`/post/${post?.id ?? 0}`)).text();
  expect(html).toContain(`<title>${post?.title ?? ''} - 造界</title>`);
  expect(html).toContain('property="og:title"');
});
