import { type Client, escapeIdentifier } from 'pg';
import { listTables, quoted, type Table } from './catalog.ts';
import type { TableInArchive } from './manifest.ts';
import { partName } from './member-names.ts';
import type { NewMember } from './tar.ts';

const FIRST_FETCH = 50;
const MOST_ROWS = 5_000;
const PART_BYTES = 1_000_000;

/**
 * Each row is a line, a JSON array of its columns' text or null: PostgreSQL's own text form round-trips every type,
 * which JSON numbers, dates and a column holding JSON null would not.
 */
export async function* dumpTables(
  client: Client,
  record: (table: TableInArchive) => void,
): AsyncGenerator<NewMember> {
  const tables = await listTables(client);
  // A truncate would empty a table even for a snapshot taken before it.
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  for (const table of tables) {
    let rows = 0;
    let parts = 0;
    for await (const lines of readLines(client, table)) {
      const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      yield { name: partName(table, parts), size: text.length, modifiedAt: new Date(), body: [text] };
      rows += lines.length;
      parts += 1;
    }
    const columns = table.columns.map(({ name }) => name);
    record({ schema: table.schema, name: table.name, columns, rows, parts });
  }
}

/** In parts of about a megabyte, however long the rows are. */
async function* readLines(client: Client, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ');
  await client.query(
    `declare rows no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${quoted(table)}`,
  );
  let count = FIRST_FETCH;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const characters = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor((PART_BYTES * lines.length) / characters)));
  }
  await client.query('close rows');
}
