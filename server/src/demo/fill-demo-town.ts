import { hash } from '@node-rs/argon2';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { assets } from './assets.ts';
import { bounties } from './bounties.ts';
import { contests } from './contests.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { games } from './games.ts';
import { demoOrderFiles } from './orders.ts';
import { people } from './people.ts';
import { programs } from './programs.ts';
import { planWorks } from './plan/plan-works.ts';
import { planTown, TOWN_SEED } from './plan/plan-town.ts';
import { storeAvatars } from './pictures/store-avatars.ts';
import { storeBuilds } from './pictures/store-builds.ts';
import { storeDemos } from './pictures/store-demos.ts';
import { storeMasters } from './pictures/store-masters.ts';
import { storeOriginals } from './pictures/store-originals.ts';
import { storeMaterials } from './pictures/store-materials.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { withTownLock } from './town-lock.ts';
import { writeAssets } from './write/write-assets.ts';
import { writeArea } from './write/area/write-area.ts';
import { writeBounties } from './write/write-bounties.ts';
import { writeChats } from './write/write-chats.ts';
import { readOldNews, writeDealings } from './write/write-dealings.ts';
import { writePrograms } from './write/making/write-programs.ts';
import { writeRankings } from './write/write-rankings.ts';
import { writeStorefronts } from './write/write-storefronts.ts';
import { writeTown, type TownToWrite } from './write/write-town.ts';

export type TownOptions = {
  db: Db;
  storage: Storage;
  /** Of the installation: what is kept sealed is sealed with it. */
  secret: string;
  log: (line: string) => void;
  now: Date;
};

/** Fills an empty database once; does nothing where people are or where the town has been before. */
export async function fillDemoTown(options: TownOptions): Promise<void> {
  if (!(await isUntouched(options.db))) return;
  await withTownLock(options.db, async (db) => {
    if (!(await isUntouched(db))) return;
    const town = await prepareTown(options);
    await transaction(db, (tx) => writeEverything(tx, town, options));
    const { people: residents, community } = town.plan;
    options.log(
      `演示小镇：${residents.length} 位居民已入住，${community.posts.length} 篇帖子，${community.comments.length} 条评论，${bounties.length} 个约稿，${games.length} 款游戏，${programs.length} 个项目，${assets.length} 份素材，${contests.length} 个活动`,
    );
  });
}

/** Each builds on what was written before it: a chat shows a bounty, money belongs to an order, a game is bought. */
export async function writeEverything(tx: Tx, town: TownToWrite, options: TownOptions): Promise<void> {
  await writeTown(tx, town);
  await writeStorefronts(tx, town);
  await writeBounties(tx, town);
  await writeAssets(tx, town);
  await writeChats(tx, town);
  await writeDealings(tx, { ...town, secret: options.secret });
  await writePrograms(tx, town);
  await readOldNews(tx, town.now);
  await writeArea(tx, options);
  await writeRankings(tx, options);
}

/** All the slow work, done before the transaction is opened. */
export async function prepareTown(options: Omit<TownOptions, 'db' | 'secret'>): Promise<TownToWrite> {
  const { storage, log, now } = options;
  const avatars = await storeAvatars(
    storage,
    people.map((person) => person.avatar),
    log,
  );
  const pictures = await storePictures(storage, log);
  const plan = planTown({ seed: TOWN_SEED, now });
  const works = planWorks();
  await storeMasters(
    storage,
    works.map(({ shot }) => pictures.pictureOf(shot)),
  );
  const originals = await storeOriginals(storage, demoOrderFiles);
  const builds = await storeBuilds(storage);
  const demos = await storeDemos(storage);
  const materials = await storeMaterials(storage);
  const passwordHash = await hash(DEMO_PASSWORD);
  return { plan, works, avatars, pictures, originals, builds, demos, materials, passwordHash, now };
}

async function isUntouched(db: Db): Promise<boolean> {
  const { hasUsers, wasFilled } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('users').select('id')).as('hasUsers'),
      eb.exists(eb.selectFrom('demo_town').select('filled_at')).as('wasFilled'),
    ])
    .executeTakeFirstOrThrow();
  return !hasUsers && !wasFilled;
}
