import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namePages } from '../web/build/named-pages.ts';

const web = join(import.meta.dirname, '../web');
const tables = ['route-table', 'screens/admin-screens', 'screens/event-screens', 'screens/program-screens'];

test.each(tables)('%s: every page is named by the file that holds it', (table) => {
  const id = join(web, `src/app/${table}.ts`);
  const code = readFileSync(id, 'utf8');
  const named = namePages(code, id);
  const files = [...named.matchAll(/named\('([^']+)', \(\) =>/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(code.split('import(').length - 1);
  expect(files.filter((file) => !existsSync(join(web, file)))).toEqual([]);
});

test('what names no page stays as it is', () => {
  expect(namePages("const other = () => import('./other.ts');", '/x/web/src/app/route-table.ts')).toBe(
    "const other = () => import('./other.ts');",
  );
});
