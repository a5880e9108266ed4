import type { Tx } from '../../db/database.ts';
import { agreeToAll } from '../../modules/legal/index.ts';
import { demoEmail } from '../people.ts';
import type { PlannedWork } from '../plan/plan-works.ts';
import type { TownPlan } from '../plan/plan-town.ts';
import type { ByAvatarFile } from '../pictures/store-avatars.ts';
import type { TownOriginal } from '../pictures/store-originals.ts';
import type { TownBuilds } from '../pictures/store-builds.ts';
import type { TownDemos } from '../pictures/store-demos.ts';
import type { TownMaterials } from '../pictures/store-materials.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';
import { writeCommunity } from './write-community.ts';
import { writeDetails } from './write-details.ts';
import { writeNotices } from './write-notices.ts';
import { writeReports } from './write-reports.ts';

export type TownToWrite = {
  plan: TownPlan;
  works: readonly PlannedWork[];
  avatars: ByAvatarFile;
  pictures: TownPictures;
  /** Of deliveries, by the picture's name. */
  originals: ReadonlyMap<string, TownOriginal>;
  builds: TownBuilds;
  demos: TownDemos;
  materials: TownMaterials;
  passwordHash: string;
  now: Date;
};

export async function writeTown(tx: Tx, town: TownToWrite): Promise<void> {
  const ids = await writePeople(tx, town);
  const idOf = (username: string): number => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  await agreeToAll(tx, [...ids.values()], town.now);
  await writeDetails(tx, idOf);
  await writeFollows(tx, town.plan, idOf);
  await writeCommunity(tx, { plan: town.plan.community, pictures: town.pictures, idOf });
  await writeReports(tx, { idOf, now: town.now });
  await writeNotices(tx, ['client', 'creator', 'admin'].map(idOf));
  await tx.insertInto('demo_town').values({ filled_at: town.now }).execute();
}

async function writePeople(tx: Tx, town: TownToWrite): Promise<Map<string, number>> {
  const rows = town.plan.people.map((person) => ({
    username: person.username,
    username_key: person.username,
    nickname: person.nickname,
    // No number range is free of real people, so nobody in the town has a mobile.
    mobile: null,
    email: demoEmail(person.username),
    password_hash: town.passwordHash,
    avatar: town.avatars.get(person.avatar) ?? '',
    bio: person.bio,
    background_info: person.backgroundInfo,
    role: person.role,
    score: person.score,
    following_count: person.followingCount,
    follower_count: person.followerCount,
    post_count: person.postCount,
    work_count: person.workCount,
    like_count: person.likeCount,
    created_at: person.createdAt,
  }));
  const written = await tx.insertInto('users').values(rows).returning(['id', 'username']).execute();
  return new Map(written.map((row) => [row.username, row.id]));
}

async function writeFollows(tx: Tx, plan: TownPlan, idOf: (username: string) => number): Promise<void> {
  const rows = plan.follows.map((follow) => ({
    follower_id: idOf(follow.follower),
    followee_id: idOf(follow.followee),
    created_at: follow.createdAt,
  }));
  await tx.insertInto('follows').values(rows).execute();
}
