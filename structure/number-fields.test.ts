import { expect, test } from 'vitest';
import { listFiles, read } from './source-tree.ts';
import { isTestCode } from './test-code.ts';

const NUMBER_FIELD = /inputMode="(?:decimal|numeric)"/;
const READS_IT = /\breads=\{|\bplain(?:Amount|Number|Digits)\b|\bform\.register\(\)/;

test('every field for a number reads it as people type and paste it (text/typed-numbers.ts)', () => {
  const sources = listFiles(/^web\/src\/(?:features|pages|ui)\/.*\.tsx$/).filter(
    (file) => !isTestCode(file) && !file.startsWith('web/src/ui/dev/'),
  );
  const fields = sources.filter((file) => NUMBER_FIELD.test(read(file)));
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter((file) => !READS_IT.test(read(file)))).toEqual([]);
});
