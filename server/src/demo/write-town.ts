import type { Tx } from '../db/database.ts';
import { demoEmail } from './people.ts';
import type { TownPlan } from './plan-town.ts';
import type { ByAvatarFile } from './store-avatars.ts';

export type TownToWrite = { plan: TownPlan; avatars: ByAvatarFile; passwordHash: string; now: Date };

export async function writeTown(tx: Tx, town: TownToWrite): Promise<void> {
  const idOf = await writePeople(tx, town);
  await writeFollows(tx, town.plan, idOf);
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
    created_at: person.createdAt,
  }));
  const written = await tx.insertInto('users').values(rows).returning(['id', 'username']).execute();
  return new Map(written.map((row) => [row.username, row.id]));
}

async function writeFollows(tx: Tx, plan: TownPlan, idOf: Map<string, number>): Promise<void> {
  const idFor = (username: string): number => {
    const id = idOf.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  const rows = plan.follows.map((follow) => ({
    follower_id: idFor(follow.follower),
    followee_id: idFor(follow.followee),
    created_at: follow.createdAt,
  }));
  await tx.insertInto('follows').values(rows).execute();
}
