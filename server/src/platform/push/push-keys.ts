import webPush from 'web-push';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { PushKeys } from '../../push-settings.ts';
import { sealBytes, unsealBytes, type SealedFor } from '../sealing/seal.ts';

type KeyRow = { public_key: string; private_key: Buffer };

const sealedFor = (secret: string, publicKey: string): SealedFor => ({
  secret,
  purpose: 'push keys',
  owner: publicKey,
});

async function readKeys(db: Db): Promise<KeyRow | null> {
  const { rows } = await sql<KeyRow>`select public_key, private_key from push_keys`.execute(db);
  return rows[0] ?? null;
}

function open(secret: string, row: KeyRow | null): PushKeys | null {
  const privateKey = row && unsealBytes(sealedFor(secret, row.public_key), row.private_key);
  return row && privateKey ? { publicKey: row.public_key, privateKey: privateKey.toString() } : null;
}

/**
 * The pair of this installation, made when it is first asked for; whoever is slower takes the other's. One that was sealed
 * with another secret is lost: browsers that subscribed with it are asked anew.
 */
export async function keepKeys(db: Db, secret: string): Promise<PushKeys> {
  const found = await readKeys(db);
  const known = open(secret, found);
  if (known) return known;
  const fresh = webPush.generateVAPIDKeys();
  const sealed = sealBytes(sealedFor(secret, fresh.publicKey), Buffer.from(fresh.privateKey));
  await sql`
    insert into push_keys (public_key, private_key) values (${fresh.publicKey}, ${sealed})
    on conflict (is_only) do update set public_key = excluded.public_key, private_key = excluded.private_key
    where push_keys.public_key = ${found?.public_key ?? null}::text`.execute(db);
  const kept = open(secret, await readKeys(db));
  if (!kept) throw new Error('the keys for push were sealed with another APP_SECRET');
  return kept;
}
