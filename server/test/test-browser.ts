import type { CallAnswer, CallOptions, TestApp } from './test-app.ts';

/** Calls that keep cookies from one to the next, as those of one browser do. */
export type TestBrowser = Pick<TestApp, 'get' | 'post'> & { cookies: Map<string, string> };

export function openBrowser(app: TestApp): TestBrowser {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', path: string, options: CallOptions = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie !== '' && { cookie }), ...options.headers };
    const answer = await app.send(method, path, { ...options, headers });
    keep(cookies, answer);
    return answer;
  };
  return {
    cookies,
    get: (path, options) => send('GET', path, options),
    post: (path, body, options) => send('POST', path, { ...options, body }),
  };
}

/** The cookies that an answer sets, each as the browser reads it. */
export function cookiesOf(answer: CallAnswer): string[] {
  return [answer.headers['set-cookie'] ?? []].flat().map(String);
}

function keep(cookies: Map<string, string>, answer: CallAnswer): void {
  for (const cookie of cookiesOf(answer)) {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}
