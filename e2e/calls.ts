import { expect, type APIRequestContext } from '@playwright/test';

/** What a journey needs done before it begins, by the calls themselves. */
export async function postAs<T>(
  request: APIRequestContext,
  token: string,
  path: string,
  data: object,
): Promise<T> {
  const answer = await request.post(`/api${path}`, { data, headers: { Token: token } });
  const { code, msg, data: given } = (await answer.json()) as { code: number; msg: string; data: T };
  expect(code, msg).toBe(1);
  return given;
}

/** Money in the wallet without the pages, which have a journey of their own. */
export async function bringIn(request: APIRequestContext, token: string, amount: string): Promise<void> {
  const opened = await postAs<{ sandbox_confirm_url: string }>(request, token, '/wallet/recharge', {
    amount,
    method: 'sandbox',
  });
  const { origin } = new URL((await request.get('/healthz')).url());
  const confirmed = await request.post(new URL(opened.sandbox_confirm_url, origin).href, { data: {} });
  expect(((await confirmed.json()) as { code: number }).code).toBe(1);
}
