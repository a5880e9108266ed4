import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  ['封面插画', '"封面插画"'],
  ['a,b', '"a,b"'],
  ['他说"好"', '"他说""好"""'],
  ['-12.50', '"-12.50"'],
  ['0', '"0"'],
  ['=1+1', `"'=1+1"`],
  ['+86', `"'+86"`],
  ['-1+cmd', `"'-1+cmd"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('%j is written %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a line', () => expect(csvLine(['一', '=2'])).toBe(`"一","'=2"\r\n`));
