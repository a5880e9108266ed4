import { describe, expect, test } from 'vitest';
import { createHostCheck } from './hosts.ts';

const none = { publicUrl: null, allowedHosts: [] };
const settled = {
  publicUrl: 'https://Zaojie.Example',
  allowedHosts: ['m.zaojie.example', '*.preview.example'],
};

describe('with no name settled', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST',
    'zaojie.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.7:3000',
    '[fd00::7]',
    'my-laptop:3000',
    'app_1',
    'my-laptop.local',
  ])('%s is taken', (host) => {
    expect(createHostCheck(none)(host)).toBe(true);
  });

  test.each([
    '',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'local.evil.example',
    'evil.example#.local',
    'evil.example/.local',
    'user@localhost',
    'localhost:3000@evil.example',
    'localhost, evil.example',
    'local host',
    '"><script>',
    '造界.local',
    '[::1',
    'localhost:99999999',
  ])('%j is not', (host) => {
    expect(createHostCheck(none)(host)).toBe(false);
  });
});

describe('with names settled', () => {
  test.each([
    'zaojie.example',
    'ZAOJIE.example:8443',
    'zaojie.example.',
    'm.zaojie.example',
    'a.b.preview.example',
    'localhost:3000',
  ])('%s is taken', (host) => {
    expect(createHostCheck(settled)(host)).toBe(true);
  });

  test.each([
    'preview.example',
    'notzaojie.example',
    'x.zaojie.example',
    'evilpreview.example',
    '192.168.1.7',
    'app',
    '',
  ])('%j is not', (host) => {
    expect(createHostCheck(settled)(host)).toBe(false);
  });
});
