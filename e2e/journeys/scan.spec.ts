import type { Page } from '@playwright/test';
import { expect, test } from '../clean-page.ts';
import { seriousFindings } from '../axe-scan.ts';

const GREY_ON_GREY = 'color: #999; background: #aaa';
const card = (words: string, look = '') => `<li class="card"><p style="${look}">${words}</p></li>`;
const cards = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => card(`第 ${from + at} 张卡片`)).join('');

/** From the site's own address: a scan enters no frame of a page that has none. */
async function show(page: Page, content: string): Promise<void> {
  const body = `<!doctype html><html lang="zh"><title>扫描</title><body><main><h1>扫描</h1>${content}</main></body></html>`;
  await page.route('**/scanned', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/scanned');
}

test('a scan finds the one card in a long list that can’t be read, a picture without words, and what a frame holds', async ({
  page,
}) => {
  await show(page, `<ul>${cards(1, 30)}</ul>`);
  expect(await seriousFindings(page, 'everything')).toEqual([]);

  await show(
    page,
    `<ul>${cards(1, 20)}${card('看不清', GREY_ON_GREY)}${cards(21, 30)}</ul><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`,
  );
  expect(await seriousFindings(page, 'colours of the content')).toEqual([
    expect.stringMatching(/^color-contrast: <p style="[^"]*">看不清<\/p>$/),
  ]);
  const all = await seriousFindings(page, 'everything');
  expect(new Set(all.map((finding) => finding.split(':')[0]))).toEqual(
    new Set(['color-contrast', 'image-alt']),
  );

  // The same card, and what is around it makes the difference.
  await show(page, `<ul>${cards(1, 20)}</ul><ul style="${GREY_ON_GREY}">${cards(20, 22)}</ul>`);
  const [finding = ''] = await seriousFindings(page, 'content');
  expect(finding).toContain('第 20 张卡片');
  expect(finding).toContain('第 21 张卡片');

  await show(
    page,
    `<iframe title="里面" srcdoc="<title>里面</title><p style='${GREY_ON_GREY}'>框里看不清</p>"></iframe>`,
  );
  await expect(page.frameLocator('iframe').locator('p')).toBeVisible();
  const framed = await seriousFindings(page, 'everything');
  expect(framed.join()).toMatch(/color-contrast: iframe > p/);
});
