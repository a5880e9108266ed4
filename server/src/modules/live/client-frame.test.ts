import { expect, test } from 'vitest';
import { readClientFrame } from './client-frame.ts';

test.each([
  ['{"type":"ping"}', { type: 'ping' }],
  ['{"type":"ping","more":1}', { type: 'ping' }],
  ['{"type":"typing","chat_identify":"1-2"}', { type: 'typing', chat_identify: '1-2' }],
  ['{"type":"typing","chat_identify":"1-2; drop"}', null],
  ['{"type":"typing","chat_identify":12}', null],
  ['{"type":"typing"}', null],
  ['{"type":"message","content":"x"}', null],
  ['{"type":"__proto__"}', null],
  ['[]', null],
  ['null', null],
  ['"ping"', null],
  ['{', null],
  ['', null],
])('%s', (text, frame) => {
  expect(readClientFrame(text)).toEqual(frame);
});
