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
