import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, newcomer, test as base, watchConsole } from './clean-page.ts';
import { withoutGone } from './gone-pictures.ts';

export interface Person {
  id: number;
  name: string;
  token: string;
  userinfo: string;
}

/** Everybody here is new, so that no journey reads another's messages or notices. */
export async function register(request: APIRequestContext): Promise<Person> {
  const { username, email, mobile, password } = newcomer();
  async function post<T>(path: string, data: object): Promise<T> {
    const answer = await request.post(`/api${path}`, { data });
    const { code, msg, data: given } = (await answer.json()) as { code: number; msg: string; data: T };
    expect(code, msg).toBe(1);
    return given;
  }
  const sent = await post<{ sandbox_code: string }>('/sms/send', { mobile, event: 'register' });
  await post('/user/register', { username, email, mobile, password, code: sent.sandbox_code });
  const { userinfo } = await post<{ userinfo: { id: number; token: string } }>('/user/login', {
    account: username,
    password,
  });
  return { id: userinfo.id, name: username, token: userinfo.token, userinfo: JSON.stringify(userinfo) };
}

interface Pair {
  a: Person;
  b: Person;
  /** A page that is drawn and hears what happens. */
  open: (person: Person, path: string, viewport?: { width: number; height: number }) => Promise<Page>;
}

/** Two people in browsers of their own, whose consoles stay empty. */
export const test = base.extend<{ pair: Pair }>({
  pair: async ({ browser, request, baseURL }, use) => {
    const [a, b] = [await register(request), await register(request)];
    const complaints: string[][] = [];
    const pages: Page[] = [];
    await use({
      a,
      b,
      open: async (person, path, viewport = { width: 1440, height: 900 }) => {
        const page = await openAs(browser, baseURL ?? '', person, viewport);
        pages.push(page);
        complaints.push(watchConsole(page));
        const live = hearsFirstFrame(page);
        await page.goto(path);
        await live;
        return page;
      },
    });
    for (const page of pages) await page.context().close();
    // A browser that was sent offline says so itself.
    const heard = complaints.flat().filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
    expect(await withoutGone(request, heard)).toEqual([]);
  },
});

async function openAs(
  browser: Browser,
  origin: string,
  person: Person,
  viewport: { width: number; height: number },
): Promise<Page> {
  const localStorage = [
    { name: 'token', value: person.token },
    { name: 'userinfo', value: person.userinfo },
  ];
  const context = await browser.newContext({
    viewport,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin: new URL(origin).origin, localStorage }] },
  });
  return context.newPage();
}

async function hearsFirstFrame(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/api/live'));
  await socket.waitForEvent('framereceived');
}
