import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { createBountyNotices, createBountySubscribers } from '../../modules/bounties/index.ts';
import { createContestNotices } from '../../modules/contests/index.ts';
import { createGameNotices } from '../../modules/games/index.ts';
import { createOrderNotices } from '../../modules/orders/index.ts';
import { createPaymentNotices } from '../../modules/payments/index.ts';
import { createProgramNotices } from '../../modules/programs/index.ts';
import { verificationSubscribers } from '../../modules/storefronts/index.ts';
import { createVerificationNotices } from '../../modules/verifications/index.ts';
import { createWithdrawalNotices, standingSubscribers } from '../../modules/withdrawals/index.ts';
import type { Subscriber } from '../../platform/events/subscriber.ts';
import { createInProcessHub } from '../../platform/realtime/in-process-hub.ts';

type News = { id: number; type: string; payload: unknown };
type Handle = (tx: Tx, payload: unknown, eventId: number) => Promise<void>;

/** Brings what has just happened to whoever listens, as of the time it happened: the worker would date it today. */
export function createTeller() {
  const clock = { at: new Date(0) };
  const telling = { hub: createInProcessHub(), now: () => clock.at };
  const subscribers: Subscriber[] = [
    ...createBountySubscribers(telling),
    ...createBountyNotices(telling),
    ...createOrderNotices(telling),
    ...createPaymentNotices(telling),
    ...createWithdrawalNotices(telling),
    ...createGameNotices(telling),
    ...createContestNotices(telling),
    ...createProgramNotices(telling),
    ...createVerificationNotices(telling),
    ...verificationSubscribers,
    ...standingSubscribers,
  ];
  return async (tx: Tx, at: Date): Promise<void> => {
    clock.at = at;
    for (let news = await takeNews(tx); news.length > 0; news = await takeNews(tx)) {
      for (const { id, type, payload } of news) {
        for (const { handle } of subscribers.filter(({ event }) => event === type)) {
          await (handle as Handle)(tx, payload, id);
        }
      }
    }
  };
}

/** What happened to games so long ago that nobody has to be told any more. */
export async function forgetGameNews(tx: Tx): Promise<void> {
  await sql`delete from outbox_events where type like 'game.%'`.execute(tx);
}

/** The same of projects. */
export async function forgetProgramNews(tx: Tx): Promise<void> {
  await sql`delete from outbox_events where type like 'program.%'`.execute(tx);
}

/** What residents were told goes with it: none of them can be reached outside of the site. */
async function takeNews(tx: Tx): Promise<News[]> {
  const { rows } = await sql<News>`
    with taken as (
      delete from outbox_events where type ~ '^(bounty|application|order|payment|withdrawal|game|contest|program|verification|notice)\.' returning id, type, payload
    ) select * from taken order by id`.execute(tx);
  return rows;
}
