import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendSecurityHeaders } from '../security-headers.ts';
import { readIndexHtml, serveWeb } from './static-web.ts';

const index =
  '<html><head><title>造界</title><link rel="stylesheet" href="/assets/a.css"></head>' +
  '<body><div id="root"></div></body></html>';
/** Stands for the web's build: draws what it was answered, and fails at one address. */
const webBuild = `
export const partsAt = (path, isMember) =>
  /^\\/(community|home|games\\/\\d+)$/.test(path) || (isMember && path === '/order?side=seller') ? [] : undefined;
export const carriedAt = () => [];
export const partsBehind = (path, isMember) => (isMember && path.startsWith('/order/') ? ['src/orders.tsx'] : []);
export async function drawPage(path, carry, member) {
  if (path === '/home') throw new Error('cannot be drawn');
  if (path === '/games/404') return null;
  const init = path === '/community' ? { method: 'GET' } : { method: 'POST', body: JSON.stringify({ path }) };
  const answer = await (await carry('/api/number', init)).json();
  const markup = '<p style="width:4px">' + answer.n + (answer.of ?? '') + '</p>' + (member?.kept('order-side') ?? '');
  return { title: '社区', markup, answers: answer, readerId: member ? 12 : null };
}`;

const manifest = {
  'src/orders.tsx': { file: 'assets/o.js', imports: ['_rows.js'] },
  '_rows.js': { file: 'assets/r.js' },
};

let folder: string;
let app: FastifyInstance;
let asked = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-web-'));
  for (const name of ['assets', '.server', '.vite']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'index.html'), index);
  await writeFile(join(folder, 'assets/a.css'), 'p{color:red}');
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, '.server/served-page.js'), webBuild);
  await writeFile(join(folder, '.server/package.json'), '{"type":"module"}');
  asked = 0;
  app = fastify();
  const indexHtml = readIndexHtml(folder);
  sendSecurityHeaders(app, { indexHtml, isBehindTls: false });
  app.get('/api/number', async ({ headers }) => {
    const n = ++asked;
    // So that drawings overlap.
    await new Promise((resolve) => setImmediate(resolve));
    return { n, of: headers['token'] };
  });
  app.post('/api/number', async (request) => ({ n: ++asked, sent: request.body }));
  const describe = async (html: string, request: { url: string }) =>
    request.url.startsWith('/games/') ? html.replace('社区', '一款游戏') : html;
  const readerOf = async ({ headers }: FastifyRequest) =>
    headers.cookie === undefined
      ? null
      : { token: headers.cookie, kept: (name: string) => `${name}: 我接的` };
  await serveWeb(app, { webFolder: folder, indexHtml, describe, readerOf });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a drawn page carries its content, and its policy allows its styles by hash only', async () => {
  const { body, headers } = await app.inject({ url: '/community' });
  expect(body).toContain('<div id="root" data-served><p data-style="0">1</p></div>');
  expect(headers['cache-control']).toBe('no-cache');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('unsafe');
  const styles = [...body.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css ?? '');
  expect(styles).toEqual(['p{color:red}', '[data-style="0"]{width:4px}']);
  for (const css of styles) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
});

test('a page that isn’t drawn names the files of its screen, for whom it is', async () => {
  const hint = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`;
  const member = await app.inject({ url: '/order/7?from=notice', headers: { cookie: 'member' } });
  expect(member.body).toContain(`${hint('r')}${hint('o')}</head>`);
  expect((await app.inject({ url: '/order/7' })).body).toBe(index);
});

test('what is for members only is drawn for nobody else, and nothing is asked for it', async () => {
  const url = '/order?side=seller';
  const member = await app.inject({ url, headers: { cookie: 'ann' } });
  expect(member.body).toContain('<div id="root" data-served>');
  expect(asked).toBe(1);
  expect((await app.inject({ url })).body).toBe(index);
  expect(asked).toBe(1);
});

test('what a browser keeps is in the page of a member, and in none that visitors share', async () => {
  const member = await app.inject({ url: '/community', headers: { cookie: 'ann' } });
  expect(member.body).toContain('order-side: 我接的');
  expect((await app.inject({ url: '/community' })).body).not.toContain('我接的');
});

test('who comes at the same time shares one drawing', async () => {
  const [first, second] = await Promise.all([
    app.inject({ url: '/community' }),
    app.inject({ url: '/community' }),
  ]);
  expect(asked).toBe(1);
  expect(second.body).toBe(first.body);
});

test('who is known gets a page of their own, drawn anew each time and kept nowhere', async () => {
  const draw = (cookie?: string) => app.inject({ url: '/community', headers: { ...(cookie && { cookie }) } });
  const drawings = await Promise.all([draw('ann'), draw(), draw('bob'), draw(), draw('ann')]);
  const asks = drawings.map(({ body }) => /<p[^>]*>\d+(\w*)<\/p>/.exec(body)?.[1]);
  expect(asks).toEqual(['ann', '', 'bob', '', 'ann']);
  expect(asked).toBe(4);
  expect(drawings.map(({ headers }) => headers['cache-control'])).toEqual(
    [true, false, true, false, true].map((isOwn) => (isOwn ? 'private, no-store' : 'no-cache')),
  );
});

test.each(['/community', '/games/7', '/home'])('%s comes compressed, and is the same', async (url) => {
  const plain = await app.inject({ url });
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding, cookie' });
});

test('a drawn page of one thing is asked for by POST where it must, and described', async () => {
  const { body, headers } = await app.inject({ url: '/games/7' });
  expect(body).toContain('<div id="root" data-served>');
  expect(body).toContain('"sent":{"path":"/games/7"}');
  expect(body).toContain('一款游戏');
  expect(String(headers['content-security-policy'])).toContain("'sha256-");
});

test.each(['/community?tab=all', '/home', '/post/7', '/games/404'])('%s is the plain page', async (url) => {
  const { body, headers } = await app.inject({ url });
  expect(body).toBe(index);
  expect(String(headers['content-security-policy'])).toMatch(/style-src 'self';/);
});

test.each(['/.server/served-page.js', '/.vite/manifest.json'])('%s is not served', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
