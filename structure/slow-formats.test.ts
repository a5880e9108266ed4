import { expect, test } from 'vitest';
import { listFiles, read } from './source-tree.ts';
import { isTestCode } from './test-code.ts';

/** Getting the first of the browser's own formats ready holds a slow phone up for longer than a page's whole code. */
const slow = /\bIntl\.|\.toLocale(?:String|DateString|TimeString)\(|\.localeCompare\(/;

/** Pages that nobody comes to first, where nothing else would do. */
const allowed = [
  'web/src/features/accounts/frame/lunar-date.ts',
  'web/src/features/bounties/manage/todo-panel.tsx',
  'web/src/features/wallet/income/income-panel.tsx',
  'web/src/features/wallet/ledger/ledger-address.ts',
];

test('numbers and dates are written by web/src/text, which needs no format of the browser’s', () => {
  const found = listFiles(/^web\/src\/.*\.tsx?$/).filter(
    (file) => !isTestCode(file) && slow.test(read(file)),
  );
  expect(found).toEqual(allowed);
});
