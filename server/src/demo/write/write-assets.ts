import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import {
  addNewVersion,
  insertAssetComment,
  putIntoCollection,
  setFavoriteAsset,
  writeNewAsset,
  writeNewCollection,
  type Inspected,
} from '../../modules/assets/index.ts';
import { insertUploads } from '../../modules/uploads/index.ts';
import { assetRemarks, assets, type DemoAsset } from '../assets.ts';
import { collections, type DemoCollection } from '../collections.ts';
import type { TownMaterials } from '../pictures/store-materials.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of a hundred who look at something, so many take it. */
const TAKERS_OF_HUNDRED = 28;

type Town = { pictures: TownPictures; materials: TownMaterials; now: Date };
type Writing = Town & { tx: Tx; idOf: (username: string) => number; everybody: readonly number[] };

/** After people and posts. Everything is done by the module's own actions, each at its own time. */
export async function writeAssets(tx: Tx, town: Town): Promise<void> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).orderBy('id').execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  const writing = { ...town, tx, idOf, everybody: rows.map(({ id }) => id) };
  for (const asset of assets.toSorted((one, other) => other.days_ago - one.days_ago)) {
    await writeAsset(writing, asset);
  }
  for (const collection of collections) await writeCollection(writing, collection);
}

const HOURS_BETWEEN = 3;

async function writeCollection({ tx, idOf, now }: Writing, collection: DemoCollection): Promise<void> {
  const { title, description, isPublic: is_public, daysAgo } = collection;
  const userId = idOf(collection.by);
  const began = now.getTime() - daysAgo * DAY_MS;
  const form = { title, description, is_public };
  const collectionId = await writeNewCollection(tx, { userId, form, now: new Date(began) });
  for (const [index, name] of collection.assets.entries()) {
    const asset = await tx
      .selectFrom('assets')
      .select('id')
      .where('title', '=', name)
      .executeTakeFirstOrThrow();
    const at = new Date(began + index * HOURS_BETWEEN * HOUR_MS);
    await putIntoCollection(tx, { userId, collectionId, assetId: asset.id, now: at });
  }
}

async function writeAsset(writing: Writing, asset: DemoAsset): Promise<void> {
  const { tx, idOf, now } = writing;
  const userId = idOf(asset.by);
  const began = new Date(now.getTime() - asset.days_ago * DAY_MS);
  const [first, ...later] = asset.versions;
  if (!first) throw new Error(`${asset.title} has no file`);
  const inspected = await writeFile(writing, asset, first, began);
  const measured = { peaks: asset.peaks ?? [], duration: asset.seconds ?? null };
  const { title, type, licence, tags, description } = asset;
  const form = {
    upload_id: inspected.original.id,
    title,
    type,
    licence,
    tags,
    description,
    preview: asset.shot === undefined ? null : await writePicture(writing, asset, began),
    version: first.version,
    ...measured,
    publish: true,
  };
  const id = await writeNewAsset(tx, { userId, form, now: began }, inspected);
  for (const [index, version] of later.entries()) {
    const at = new Date(began.getTime() + ((index + 1) * asset.days_ago * DAY_MS) / (later.length + 1));
    const file = await writeFile(writing, asset, version, at);
    const more = { id, upload_id: file.original.id, version: version.version, note: version.note };
    await addNewVersion(tx, { userId, form: { ...more, ...measured }, now: at }, file);
  }
  await warm(writing, id, asset, began);
}

type Version = DemoAsset['versions'][number];

async function writeFile(
  { tx, idOf, materials }: Writing,
  { by, mime }: DemoAsset,
  { file, name }: Version,
  at: Date,
): Promise<Inspected> {
  const stored = materials.get(file);
  if (!stored) throw new Error(`Never stored: ${file}`);
  const facts = {
    kind: 'original',
    url: stored.url,
    name,
    byte_size: stored.byteSize,
    width: null,
    height: null,
    blur: '',
    widths: [],
    purpose: 'asset',
    mime,
    sha256: stored.sha256,
  };
  const [row] = await insertUploads(tx, [{ ...facts, user_id: idOf(by), created_at: at }]);
  if (!row) throw new Error(`${file} was not written`);
  return { original: { ...facts, id: row.id }, archive: stored.archive, picture: null };
}

/** The address of the picture that shows it, which a post of the author may show already. */
async function writePicture({ tx, idOf, pictures }: Writing, asset: DemoAsset, at: Date): Promise<string> {
  const { url, byteSize, width, height, blur, widths } = pictures.pictureOf(asset.shot ?? '');
  const known = await tx.selectFrom('uploads').select('id').where('url', '=', url).executeTakeFirst();
  if (!known) {
    const facts = { kind: 'image', url, name: '预览.webp', byte_size: byteSize, width, height, blur, widths };
    await insertUploads(tx, [{ ...facts, user_id: idOf(asset.by), created_at: at }]);
  }
  return url;
}

/** Who keeps it, what they say, how many took and looked at it. */
async function warm(
  { tx, everybody, now }: Writing,
  id: number,
  asset: DemoAsset,
  began: Date,
): Promise<void> {
  const span = now.getTime() - began.getTime();
  const keepers = everybody.filter((_, n) => (n * 7 + id * 3) % everybody.length < asset.favorites);
  for (const [index, userId] of keepers.entries()) {
    const at = new Date(began.getTime() + (span * (index + 1)) / (keepers.length + 2));
    await setFavoriteAsset(tx, { assetId: id, userId, isFavorite: true, now: at });
  }
  for (const [index, content] of (assetRemarks[asset.title] ?? []).entries()) {
    const userId = keepers[index] ?? everybody[index] ?? 1;
    const at = new Date(now.getTime() - (index + 2) * 9 * HOUR_MS);
    await insertAssetComment(tx, {
      asset_id: id,
      user_id: userId,
      reply_user_id: null,
      content,
      created_at: at,
    });
  }
  const views = Math.round((asset.downloads * 100) / TAKERS_OF_HUNDRED);
  await sql`
    update asset_stats set download_count = ${asset.downloads}, view_count = ${views} where asset_id = ${id}`.execute(
    tx,
  );
  await sql`update asset_listings set download_count = ${asset.downloads} where asset_id = ${id}`.execute(tx);
}
