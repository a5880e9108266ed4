import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from './build.mjs';
import { createSteps } from './terminal/steps.mjs';

let root = '';
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const part = (name) => ({
  name,
  title: name,
  sources: ['contract/src', `${name}/src`, 'package-lock.json'],
  dist: `${name}/dist`,
  outputs: ['out.js'],
  build: vi.fn(async ({ into }) => writeFileSync(path.join(into, 'out.js'), read(`${name}/src/main.ts`))),
});
let web = part('web');
let server = part('server');
const build = () =>
  ensureBuilt({ root, steps: createSteps({ out: new PassThrough() }), parts: [web, server] });
const runs = () => [web.build.mock.calls.length, server.build.mock.calls.length];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zaojie-build-'));
  web = part('web');
  server = part('server');
  write('package-lock.json', '{}');
  write('contract/src/limits.ts', 'one');
  write('web/src/main.ts', 'web one');
  write('server/src/main.ts', 'server one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('unchanged sources are built once', async () => {
  await build();
  await build();
  expect(runs()).toEqual([1, 1]);
  expect(read('web/dist/out.js')).toBe('web one');
});

test('only the part that changed is built again', async () => {
  await build();
  write('web/src/main.ts', 'web two');
  await build();
  expect(runs()).toEqual([2, 1]);
  expect(read('web/dist/out.js')).toBe('web two');
});

test('the contract and the lock file concern both parts', async () => {
  await build();
  write('contract/src/limits.ts', 'two');
  await build();
  expect(runs()).toEqual([2, 2]);
  write('package-lock.json', '{"changed":true}');
  await build();
  expect(runs()).toEqual([3, 3]);
});

test('a new, renamed or removed file counts as a change, a test file does not', async () => {
  await build();
  write('web/src/main.test.ts', 'test');
  await build();
  expect(runs()).toEqual([1, 1]);
  write('web/src/extra.ts', 'web one');
  await build();
  expect(runs()).toEqual([2, 1]);
  rmSync(path.join(root, 'web/src/extra.ts'));
  await build();
  expect(runs()).toEqual([3, 1]);
});

test('a deleted result is built again', async () => {
  await build();
  rmSync(path.join(root, 'server/dist'), { recursive: true });
  await build();
  expect(runs()).toEqual([1, 2]);
});

test('a build cut off half-way leaves the old result whole and is repeated', async () => {
  await build();
  write('web/src/main.ts', 'web two');
  web.build.mockImplementationOnce(async ({ into }) => {
    writeFileSync(path.join(into, 'out.js'), 'half');
    throw new Error('cut off');
  });
  await expect(build()).rejects.toThrow('cut off');
  expect(read('web/dist/out.js')).toBe('web one');
  await build();
  expect(read('web/dist/out.js')).toBe('web two');
  expect(existsSync(path.join(root, '.cache/build/web'))).toBe(false);
});
