import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from './install.mjs';
import { createSteps } from '../terminal/steps.mjs';

let root = '';
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const lock = (version) => ({
  packages: {
    server: { dependencies: { zod: '1.0.0' } },
    'node_modules/zod': { version, integrity: `sha512-${version}` },
  },
});

/** Does to the folder what `npm ci` does: clears node_modules and fills it from the lock file. */
const installFromLock = async () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
  write('node_modules/zod/package.json', { name: 'zod' });
  return { code: 0, output: '', timedOut: false };
};

const npm = vi.fn(installFromLock);
const prove = vi.fn(async () => {});
const install = () => ensureInstalled({ root, steps: createSteps({ out: new PassThrough() }), npm, prove });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zaojie-install-'));
  npm.mockReset().mockImplementation(installFromLock);
  prove.mockReset();
  write('package.json', { workspaces: ['server'], scripts: { start: 'one' } });
  write('server/package.json', { dependencies: { zod: '1.0.0' } });
  write('package-lock.json', lock('1.0.0'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a fresh clone is installed once, development packages included', async () => {
  await install();
  await install();
  expect(npm).toHaveBeenCalledTimes(1);
  expect(npm.mock.calls[0]?.[0]).toEqual(
    expect.arrayContaining(['ci', '--include=dev', '--include=optional']),
  );
});

test('a changed lock file is installed again', async () => {
  await install();
  write('package-lock.json', lock('1.0.1'));
  await install();
  expect(npm).toHaveBeenCalledTimes(2);
});

test('a changed dependency of a workspace is installed again, a changed script is not', async () => {
  await install();
  write('package.json', { ...read('package.json'), scripts: { start: 'two' } });
  await install();
  expect(npm).toHaveBeenCalledTimes(1);
  write('server/package.json', { dependencies: { zod: '1.0.0', pg: '1.0.0' } });
  await install();
  expect(npm).toHaveBeenCalledTimes(2);
});

test('packages that npm already installed from this very lock file are kept', async () => {
  write('node_modules/zod/package.json', { name: 'zod' });
  write('node_modules/.package-lock.json', lock('1.0.0'));
  await install();
  expect(npm).not.toHaveBeenCalled();
  write('package-lock.json', lock('1.0.1'));
  await install();
  expect(npm).toHaveBeenCalledTimes(1);
});

test('a package.json that the lock file does not know yet is left to npm', async () => {
  write('node_modules/zod/package.json', { name: 'zod' });
  write('node_modules/.package-lock.json', lock('1.0.0'));
  write('server/package.json', { dependencies: { zod: '1.0.0', pg: '1.0.0' } });
  await install();
  expect(npm).toHaveBeenCalledTimes(1);
});

test('a failed install is told in one sentence and tried again next time', async () => {
  npm.mockResolvedValueOnce({ code: 1, output: 'npm error code ENOTFOUND', timedOut: false });
  await expect(install()).rejects.toThrow('连不上 npm 软件源');
  await install();
  expect(npm).toHaveBeenCalledTimes(2);
});

test('an install whose tools do not run does not count as done', async () => {
  prove.mockRejectedValueOnce(new Error('no binary'));
  await expect(install()).rejects.toThrow('no binary');
  await install();
  expect(prove).toHaveBeenCalledTimes(2);
});

test('two at once install once', async () => {
  await Promise.all([install(), install()]);
  expect(npm).toHaveBeenCalledTimes(1);
});

test('a clone without lock file is told so', async () => {
  rmSync(path.join(root, 'package-lock.json'));
  await expect(install()).rejects.toThrow('缺少 package-lock.json');
});
