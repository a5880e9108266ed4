import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createSteps } from './steps.mjs';
import { cutColumns, displayWidth, isLive, padColumns, paints, seconds } from './terminal.mjs';

test('Chinese text is measured and cut in columns', () => {
  expect(displayWidth('安装 npm')).toBe(8);
  expect(padColumns('格式', 6)).toBe('格式  ');
  expect(cutColumns('安装依赖', 5)).toBe('安装');
});

test('times are short', () => {
  expect(seconds(1_250)).toBe('1.3 秒');
  expect(seconds(125_000)).toBe('2 分 5 秒');
});

test('nothing is drawn live or coloured outside a terminal', () => {
  expect(isLive({ isTTY: true }, {})).toBe(true);
  expect(isLive({ isTTY: true }, { CI: 'true' })).toBe(false);
  expect(isLive({}, {})).toBe(false);
  expect(paints({ isTTY: true }, { NO_COLOR: '1' }).red('x')).toBe('x');
  expect(paints({ isTTY: true }, {}).red('x')).not.toBe('x');
});

test('steps print plain lines, with the summary, and pass failures on', async () => {
  const out = new PassThrough();
  const steps = createSteps({ out });
  await steps.run('构建网页', async () => '12 个文件');
  await expect(steps.run('构建服务端', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  steps.skip('安装依赖', '无需更新');
  const printed = String(out.read());
  expect(printed).toMatch(/· 构建网页…\n✓ 构建网页\s+12 个文件\s+0\.0 秒\n/);
  expect(printed).toContain('✗ 构建服务端');
  expect(printed).toMatch(/✓ 安装依赖\s+无需更新\n/);
  expect(printed).not.toContain('\u001B');
});
