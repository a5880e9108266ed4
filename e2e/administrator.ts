import type { Browser, Page } from '@playwright/test';
import { signIn } from './clean-page.ts';

/** In a browser of their own. */
export async function openAsAdministrator(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await signIn(page, 'admin');
  return page;
}

/** Answers the question for the password that administrators get after half an hour. */
export async function givePassword(page: Page, password = 'demo1234'): Promise<void> {
  const question = page.getByRole('dialog', { name: '再输入一次密码' });
  await question.getByLabel('密码', { exact: true }).fill(password);
  await question.getByRole('button', { name: '确认' }).click();
}
