import { expect, test } from 'vitest';
import { withoutPersons } from './client-error.rules.ts';

test.each([
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text',
    'Minified React error #418; visit https://react.dev/errors/418',
  ],
  [
    'at Feed (https://zaojie.example/assets/home-3f.js:12:3456)',
    'at Feed (https://zaojie.example/assets/home-3f.js:12:3456)',
  ],
  ['no user lin@mail.example with 13805712046', 'no user … with …'],
  ['fetch("/api/user?token=abc") failed', 'fetch("/api/user") failed'],
])('%s', (told, kept) => {
  expect(withoutPersons(told)).toBe(kept);
});
