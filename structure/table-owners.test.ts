import { describe, expect, test } from 'vitest';
import { listFiles, read } from './source-tree.ts';
import { isTestCode } from './test-code.ts';
import { declaredExceptions, tableOwners, tablesWrittenBy } from './table-owners.ts';

const isExcepted = (file: string) =>
  Object.keys(declaredExceptions).some((folder) => file.startsWith(folder));

const sources = listFiles(/^server\/src\/.*\.ts$/).filter((file) => !isTestCode(file));
const writes = sources.flatMap((file) => tablesWrittenBy(read(file)).map((table) => ({ file, table })));

test('every table has an owner, and every owner a table', () => {
  const text = listFiles(/^server\/migrations\/.*\.sql$|^server\/src\/db\/migrate\.ts$/)
    .map(read)
    .join('\n');
  const made = [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(?!if )([a-z_]+)/g)];
  const dropped = new Set(
    [...text.matchAll(/drop table (?:if exists )?([a-z_]+)/g)].map((match) => match[1]),
  );
  const tables = made.map((match) => match[1] ?? '').filter((name) => !dropped.has(name));
  expect(Object.keys(tableOwners).sort()).toEqual([...new Set(tables)].sort());
});

test('no file writes another module’s tables', () => {
  expect(writes.length).toBeGreaterThan(60);
  const foreign = writes.filter(
    ({ file, table }) => !file.startsWith(tableOwners[table] ?? '') && !isExcepted(file),
  );
  expect(foreign.map(({ file, table }) => `${file} writes ${table}`)).toEqual([]);
});

test('money is moved by the ledger alone: nobody else calls what writes entries', () => {
  const callers = sources.filter((file) => /\bledger_transfer\(/.test(read(file)));
  expect(callers).toEqual(['server/src/modules/ledger/transfer.queries.ts']);
});

describe('a write is seen', () => {
  test.each([
    ["tx.insertInto('posts').values(row)", ['posts']],
    ["db\n    .updateTable('users as u')", ['users']],
    ["tx.deleteFrom(\n  'tags')", ['tags']],
    [
      'sql`with gone as (delete from comments where true) update post_stats s set x = 1`',
      ['comments', 'post_stats'],
    ],
    ['sql`insert into notices (id) select 1 on conflict do update set id = 2`', ['notices']],
    ['sql`select 1 from posts for no key update of posts`', []],
    ['// an update users wait for', []],
    ["tx.selectFrom('users').forUpdate()", []],
  ])('%j', (source, tables) => {
    expect(tablesWrittenBy(source)).toEqual(tables);
  });
});
