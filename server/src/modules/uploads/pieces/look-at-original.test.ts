import { isExecutableName } from '@zaojie/contract/uploads/executable-names';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isExecutable, mimeOf } from './look-at-original.ts';

const hex = (text: string) => Buffer.concat([Buffer.from(text, 'hex'), Buffer.alloc(100)]);
const text = (content: string) => Buffer.from(content, 'latin1');

describe('what a double click would start is known by its first bytes', () => {
  test.each([
    ['a Windows program', hex('4d5a90000300')],
    ['ELF', hex('7f454c460201')],
    ['Mach-O, 64 bits', hex('cffaedfe0700')],
    ['Mach-O, several', hex('cafebabe0000')],
    ['Android code', hex('6465780a3033')],
    ['a shortcut', hex('4c0000000114020000000000c000000000000046')],
    ['a Debian package', text('!<arch>\ndebian-binary')],
    ['an installer', text('xar!\0')],
    ['a script', text('#!/bin/sh\nrm -rf /')],
    ['a script with a space', text('#! /usr/bin/env python3\n')],
  ])('%s', (_, head) => expect(isExecutable(head)).toBe(true));

  test.each([
    ['a text that begins with the same letters', text('MZ 是两个字母，不是程序。'.repeat(9))],
    ['a sound file', text('#!AMR\n<\x04')],
    ['a hash tag', text('#!nofilter')],
    ['an archive', text('PK\x03\x04')],
    ['a static library', text('!<arch>\nsomething')],
    ['a layered picture', text('8BPS\0\x01')],
    ['very little', text('M')],
    ['nothing', Buffer.alloc(0)],
  ])('%s passes', (_, head) => expect(isExecutable(head)).toBe(false));
});

test.each([
  ['a.exe', true],
  ['成稿.PNG.EXE', true],
  ['a.exe. . ', true],
  ['install.bat', true],
  ['run.ps1', true],
  ['a.js', true],
  ['a.vbs', true],
  ['成稿.psd', false],
  ['a.exe.zip', false],
  ['scene.bin', false],
  ['exe', false],
  ['', false],
])('by the name %s: %s', (name, expected) => expect(isExecutableName(name)).toBe(expected));

test('what the bytes are', async () => {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await mimeOf(png)).toBe('image/png');
  expect(await mimeOf(Buffer.from('8BPS\0\x01', 'latin1'))).toBe('image/vnd.adobe.photoshop');
  expect(await mimeOf(Buffer.from('第一行\n第二行'))).toBe('text/plain');
  expect(await mimeOf(Buffer.from([0, 1, 2, 3]))).toBe('application/octet-stream');
});
