import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { browserCandidates } from './browser-candidates.mjs';
import { findBrowser } from './browser.mjs';
import { createSteps } from '../terminal/steps.mjs';

/** A machine that holds exactly these files. */
const machine = (files, { env = {}, platform = 'linux' } = {}) => ({
  env: { PATH: '/opt/bin:/usr/bin', ...env },
  platform,
  home: '/home/ada',
  isFile: (file) => files.includes(file),
  listFolder: (folder) => [
    ...new Set(
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')[0]),
    ),
  ],
});
const playwright = '/home/ada/.cache/ms-playwright';

/** Only the browsers listed as working can be launched. */
const search = async (places, working, more = {}) => {
  const out = new PassThrough();
  const tried = [];
  const browser = await findBrowser({
    install: true,
    steps: createSteps({ out }),
    places,
    installers: [],
    ensureFont: async () => null,
    problemOf: async ({ path }) => {
      tried.push(path);
      return working.includes(path) ? null : 'does not start';
    },
    ...more,
  });
  return { browser, tried, printed: String(out.read() ?? '') };
};

test('the named browser comes first, then the system ones, then those of Playwright', () => {
  const places = machine(
    [
      `${playwright}/chromium-1200/chrome-linux/chrome`,
      `${playwright}/chromium-1254/chrome-linux64/chrome`,
      `${playwright}/chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`,
      '/usr/bin/microsoft-edge',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium-browser',
      '/opt/bin/chromium',
      '/usr/bin/chromium-headless-shell',
    ],
    { env: { CHROMIUM_PATH: '/custom/chrome' } },
  );
  expect(browserCandidates(places)).toEqual([
    '/custom/chrome',
    '/usr/bin/chromium-headless-shell',
    '/opt/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    `${playwright}/chromium-1254/chrome-linux64/chrome`,
    `${playwright}/chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`,
    `${playwright}/chromium-1200/chrome-linux/chrome`,
  ]);
});

test('macOS and Windows are searched in their usual places', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const edge = '/home/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
  expect(browserCandidates(machine([edge, chrome], { platform: 'darwin' }))).toEqual([chrome, edge]);
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  const env = { ProgramFiles: 'C:\\Program Files' };
  expect(browserCandidates(machine([windows], { platform: 'win32', env }))).toEqual([windows]);
});

test('a browser that is there but does not start is passed over', async () => {
  const places = machine(['/usr/bin/chromium', '/usr/bin/google-chrome']);
  const { browser, tried } = await search(places, ['/usr/bin/google-chrome']);
  expect(browser).toEqual({ path: '/usr/bin/google-chrome', env: {} });
  expect(tried).toEqual(['/usr/bin/chromium', '/usr/bin/google-chrome']);
});

test('a wrong CHROMIUM_PATH is told, and the next browser used', async () => {
  const places = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone/chrome' } });
  const { browser, printed } = await search(places, ['/usr/bin/chromium']);
  expect(browser.path).toBe('/usr/bin/chromium');
  expect(printed).toContain('/gone/chrome 不能用');
});

test('installers run in order, only where they apply, until one brings a working browser', async () => {
  const files = [];
  const skipped = vi.fn(async () => ({}));
  const installers = [
    { name: 'not here', applies: () => false, run: skipped },
    { name: 'offline', applies: () => true, run: async () => ({ problem: 'no network' }) },
    { name: 'apt', applies: () => true, run: async () => (files.push('/usr/bin/chromium'), {}) },
    {
      name: 'packed',
      applies: () => true,
      run: async () => ({ path: '/packed/chromium', env: { LD_LIBRARY_PATH: '/packed' } }),
    },
  ];
  const byApt = await search(machine(files), ['/usr/bin/chromium', '/packed/chromium'], { installers });
  expect(byApt.browser).toEqual({ path: '/usr/bin/chromium', env: {} });
  const byPack = await search(machine([]), ['/packed/chromium'], { installers });
  expect(byPack.browser).toEqual({ path: '/packed/chromium', env: { LD_LIBRARY_PATH: '/packed' } });
  expect(skipped).not.toHaveBeenCalled();
});

test('nothing is installed without leave, and the lack is one sentence', async () => {
  const run = vi.fn(async () => ({}));
  const installers = [{ name: 'apt', applies: () => true, run }];
  const attempt = search(machine(['/usr/bin/chromium']), [], { install: false, installers });
  await expect(attempt).rejects.toThrow('CHROMIUM_PATH');
  expect(run).not.toHaveBeenCalled();
});

test('a missing Chinese font is a warning, not a failure', async () => {
  const ensureFont = vi.fn(async () => '没有找到中文字体。');
  const { printed } = await search(machine(['/usr/bin/chromium']), ['/usr/bin/chromium'], { ensureFont });
  expect(printed).toContain('没有找到中文字体');
});
