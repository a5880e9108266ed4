import { expect, test } from 'vitest';
import { npmFailureSentence } from './npm.mjs';

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/zod failed',
    '连不上 npm 软件源',
  ],
  ['npm error code ECONNREFUSED', '连不上 npm 软件源'],
  ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', '磁盘空间不足'],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when …',
    'package-lock.json 与 package.json 不一致',
  ],
  ['npm error code EBADENGINE', 'Node.js 版本'],
  ['npm error code EINTEGRITY', '校验值不符'],
  ['npm error code E404\nnpm error 404 Not Found', '缺少某个依赖'],
  ['npm error code EACCES', '权限'],
])('%s', (output, part) => {
  const sentence = npmFailureSentence({ code: 1, output });
  expect(sentence).toContain(part);
  expect(sentence.match(/。/g)).toHaveLength(1);
});

test('an unknown failure still names the exit code, and a missing npm is named', () => {
  expect(npmFailureSentence({ code: 7, output: 'something else' })).toContain('代码 7');
  expect(npmFailureSentence({ code: 127, output: 'spawn npm' })).toContain('找不到 npm');
});
