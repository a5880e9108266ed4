import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type Correspondent = { id: number; token: string };

/** People in pairs who follow each other, signed in; written straight into the database, as registering is measured elsewhere. */
export async function createCorrespondents(
  databaseUrl: string,
  count: number,
): Promise<[Correspondent, Correspondent][]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into users (username, username_key) select name, name
       from (select 'writer_' || n as name from generate_series(1, $1::int) n) names returning id`,
      [count],
    );
    const people = rows.map(({ id }, i) => ({ id: Number(id), token: tokens[i] ?? '' }));
    await client.query(
      `insert into sessions (user_id, token_hash, expires_at)
       select id, hash, now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as s (id, hash)`,
      [people.map(({ id }) => id), people.map(({ token }) => createHash('sha256').update(token).digest())],
    );
    const pairs = pairUp(people);
    await client.query(
      `insert into follows (follower_id, followee_id)
       select a, b from unnest($1::bigint[], $2::bigint[]) as f (a, b) union all
       select b, a from unnest($1::bigint[], $2::bigint[]) as f (a, b)`,
      [pairs.map(([one]) => one.id), pairs.map(([, other]) => other.id)],
    );
    return pairs;
  } finally {
    await client.end();
  }
}

function pairUp(people: readonly Correspondent[]): [Correspondent, Correspondent][] {
  return people.flatMap((one, i) => {
    const other = people[i + 1];
    return i % 2 === 0 && other ? [[one, other] satisfies [Correspondent, Correspondent]] : [];
  });
}
