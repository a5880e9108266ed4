import type { Tx } from '../../db/database.ts';
import {
  acceptApplication,
  insertNote,
  lockApplication,
  lockBounty,
  moveApplication,
  refreshHotness,
  setEnterprise,
  setFavorite,
  submitApplication,
  tryMove,
  writeNewBounty,
} from '../../modules/bounties/index.ts';
import { insertUploads } from '../../modules/uploads/index.ts';
import { listShownWorks } from '../../modules/works/index.ts';
import { bounties, enterprises } from '../bounties.ts';
import type { DemoBounty, Fate } from '../bounties/bounty.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';
import { formOf } from './bounty-form.ts';
import { createTeller } from './bounty-news.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Even the last thing that happened is a little while ago. */
const LATEST_MS = 10 * 60_000;

type Town = { pictures: TownPictures; now: Date };
type Writing = Town & { tx: Tx; idOf: (username: string) => number; tell: ReturnType<typeof createTeller> };

/** After people, posts and works. Everything is done by the market's own actions, each at its own time. */
export async function writeBounties(tx: Tx, town: Town): Promise<void> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  const writing: Writing = { ...town, tx, idOf, tell: createTeller() };
  for (const name of enterprises) await setEnterprise(tx, idOf(name), true);
  await writeReferences(writing);
  for (const bounty of bounties.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await writeBounty(writing, bounty);
  }
}

/** Pictures that their publisher hasn't shown in a post. */
async function writeReferences({ tx, pictures, idOf, now }: Writing): Promise<void> {
  const known = await tx.selectFrom('uploads').select(['url', 'user_id']).execute();
  const wanted = bounties.flatMap(({ by, shots = [], daysAgo }) =>
    shots.map((shot) => ({ by, picture: pictures.pictureOf(shot), daysAgo })),
  );
  const rows = wanted
    .filter(({ picture }) => known.every(({ url }) => url !== picture.url))
    .map(({ by, picture: { url, byteSize, width, height, blur, widths }, daysAgo }) => ({
      user_id: idOf(by),
      kind: 'image',
      url,
      name: '参考.webp',
      byte_size: byteSize,
      width,
      height,
      blur,
      widths,
      created_at: new Date(now.getTime() - daysAgo * DAY_MS),
    }));
  if (rows.length > 0) await insertUploads(tx, rows);
}

async function writeBounty(writing: Writing, bounty: DemoBounty): Promise<void> {
  const { tx, idOf, now, tell } = writing;
  const latest = now.getTime() - LATEST_MS;
  const began = Math.min(now.getTime() - bounty.daysAgo * DAY_MS, latest);
  const after = (hours: number) => new Date(Math.min(began + hours * HOUR_MS, latest));
  const { id } = await writeNewBounty(tx, idOf(bounty.by), formOf(bounty, writing), new Date(began));
  await tell(tx, new Date(began));
  const acts: { at: Date; fate: Fate; applicationId: number }[] = [];
  for (const { by, yuan, days, says, works = 0, after: hours, fate } of bounty.applications) {
    const form = {
      bounty_id: id,
      price: yuan * 100,
      days: days ?? null,
      proposal: says,
      files: [],
      work_ids: await worksOf(writing, by, works),
    };
    const at = after(hours);
    const applicationId = await submitApplication(tx, form, { userId: idOf(by), files: [], now: at });
    await tell(tx, at);
    if (fate) acts.push({ at: after(hours + fate.after), fate, applicationId });
  }
  if (bounty.note !== undefined) await insertNote(tx, id, bounty.note, after(bounty.daysAgo * 12));
  for (const act of acts.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    await answer(writing, id, act);
  }
  await end(writing, id, bounty, new Date(latest));
  await warm(writing, id, bounty, after(6));
}

async function worksOf({ tx, idOf }: Writing, by: string, most: number): Promise<number[]> {
  if (most === 0) return [];
  const page = { userId: idOf(by), viewerId: null, limit: most, offset: 0, after: null };
  return (await listShownWorks(tx, page)).map(({ id }) => id);
}

async function answer(
  { tx, tell }: Writing,
  bountyId: number,
  { at, fate, applicationId }: { at: Date; fate: Fate; applicationId: number },
): Promise<void> {
  const bounty = await lockBounty(tx, bountyId);
  const application = await lockApplication(tx, applicationId);
  if (!bounty || !application) throw new Error(`Nothing to answer in bounty ${bountyId}`);
  const role = fate.is === 'withdraw' ? 'applicant' : 'owner';
  const held = { application, bounty, now: at };
  if (fate.is === 'accept') await acceptApplication(tx, held);
  else await moveApplication(tx, { ...held, move: fate.is, role, reason: fate.why ?? '' });
  await tell(tx, at);
}

async function end(writing: Writing, id: number, { ending, dueIn }: DemoBounty, at: Date): Promise<void> {
  const { tx, tell } = writing;
  const bounty = await lockBounty(tx, id);
  if (!bounty) throw new Error(`Bounty ${id} is gone`);
  if (dueIn < 0) await tryMove(tx, bounty, 'expire', 'system', { now: at });
  if (ending === 'closed') await tryMove(tx, bounty, 'close', 'owner', { now: at });
  if (ending === 'stopped') await tryMove(tx, bounty, 'stop_recruit', 'owner', { now: at });
  // As a moderator would hold it back.
  if (ending === 'pending') {
    await tx.updateTable('bounties').set({ status: 'pending' }).where('id', '=', id).execute();
  }
  await tell(tx, at);
}

/** Who kept it and how many looked. */
async function warm(writing: Writing, id: number, bounty: DemoBounty, at: Date): Promise<void> {
  const { tx, idOf, tell } = writing;
  for (const name of bounty.keptBy ?? []) {
    await setFavorite(tx, { bountyId: id, userId: idOf(name), isFavorite: true, now: at });
  }
  await tx
    .updateTable('bounty_stats')
    .set({ view_count: bounty.views })
    .where('bounty_id', '=', id)
    .execute();
  await tell(tx, at);
  await refreshHotness(tx, [id]);
}
