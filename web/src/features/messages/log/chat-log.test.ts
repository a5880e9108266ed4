import { expect, test } from 'vitest';
import { addMessages, addPage, EMPTY_LOG, hasGap, withoutMessage, withRevoked } from './chat-log.ts';
import { messageWith } from '../chat-test-rig.ts';

const seqsOf = (log: { messages: readonly { seq: number }[] }) => log.messages.map(({ seq }) => seq);
const page = (...seqs: number[]) => seqs.map((seq) => messageWith(seq));

test('the same message from three sides stands once, and in order', () => {
  let log = addPage(EMPTY_LOG, page(3, 2, 1));
  log = addMessages(log, page(4));
  log = addMessages(log, page(4, 3));
  expect(seqsOf(log)).toEqual([1, 2, 3, 4]);
  expect(log.knownSeq).toBe(4);
  expect(hasGap(log)).toBe(false);
});

test('a message after a hole is shown, and the hole is known until it is filled', () => {
  const holed = addMessages(addPage(EMPTY_LOG, page(1, 2)), page(5));
  expect(seqsOf(holed)).toEqual([1, 2, 5]);
  expect(hasGap(holed)).toBe(true);
  expect(holed.knownSeq).toBe(2);
  const whole = addPage(holed, page(3, 4, 5));
  expect(seqsOf(whole)).toEqual([1, 2, 3, 4, 5]);
  expect(hasGap(whole)).toBe(false);
});

test('single messages that close a hole need no fetching', () => {
  const log = addMessages(addMessages(addPage(EMPTY_LOG, page(1)), page(3)), page(2));
  expect(log.knownSeq).toBe(3);
});

test('a page that lacks a message for good is no hole', () => {
  // 2 was deleted for me.
  const log = addPage(addPage(EMPTY_LOG, page(1)), page(3, 4));
  expect(hasGap(log)).toBe(false);
  expect(log.knownSeq).toBe(4);
});

test('what a whole page no longer has is gone here too', () => {
  const log = addPage(addPage(EMPTY_LOG, page(1, 2, 3, 4)), page(2, 4));
  expect(seqsOf(log)).toEqual([1, 2, 4]);
});

test('older pages go on top and leave the end alone', () => {
  const log = addPage(addPage(EMPTY_LOG, page(31, 32)), page(30, 29));
  expect(seqsOf(log)).toEqual([29, 30, 31, 32]);
  expect(log.knownSeq).toBe(32);
});

test('a recalled message stays recalled, whatever an older answer says', () => {
  const log = withRevoked(addPage(EMPTY_LOG, page(1)), 101);
  expect(log.messages[0]).toMatchObject({ is_revoked: true, content: '' });
  expect(addMessages(log, page(1)).messages[0]).toMatchObject({ is_revoked: true, content: '' });
  expect(
    addMessages(addPage(EMPTY_LOG, page(1)), [messageWith(1, { is_revoked: true })]).messages[0]?.is_revoked,
  ).toBe(true);
});

test('one message is taken out', () => {
  expect(seqsOf(withoutMessage(addPage(EMPTY_LOG, page(1, 2)), 101))).toEqual([2]);
});
