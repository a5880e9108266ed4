import { limits } from '@zaojie/contract/limits';
import { expect, test } from 'vitest';
import { decideSend, isCodeUsable } from './code.rules.ts';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);
const { perDay, maxTries } = limits.verificationCode;

test.each([
  ['the first', null, 0, { allowed: true, sentThatDay: 1 }],
  [
    '59 s later',
    { sentAt: at(0), dayStartedAt: at(0), sentThatDay: 1 },
    59,
    { allowed: false, retryAfterSeconds: 1 },
  ],
  [
    '60 s later',
    { sentAt: at(0), dayStartedAt: at(0), sentThatDay: 1 },
    60,
    { allowed: true, sentThatDay: 2 },
  ],
  [
    'one too many in a day',
    { sentAt: at(0), dayStartedAt: at(0), sentThatDay: perDay },
    3600,
    { allowed: false, retryAfterSeconds: 86_400 - 3600 },
  ],
  [
    'the next day',
    { sentAt: at(0), dayStartedAt: at(0), sentThatDay: perDay },
    86_400,
    { allowed: true, sentThatDay: 1 },
  ],
])('%s', (_name, last, seconds, decision) => {
  expect(decideSend(last, at(seconds))).toMatchObject(decision);
});

test('a code is usable before its end and below its tries', () => {
  const code = { codeHash: Buffer.alloc(0), tries: 0, expiresAt: at(600) };
  expect(isCodeUsable(code, at(599))).toBe(true);
  expect(isCodeUsable(code, at(600))).toBe(false);
  expect(isCodeUsable({ ...code, tries: maxTries }, at(0))).toBe(false);
  expect(isCodeUsable(null, at(0))).toBe(false);
});
