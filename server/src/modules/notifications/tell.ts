import type { NoticeType } from '@zaojie/contract/notifications/notification.schemas';
import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import { addActor, insertSystemNotice, listHearers, type Hearer, type NewNotice } from './notice.queries.ts';
import { typeOfKind, type ActorKind } from './notice.rules.ts';
import { isQuietAt, isWanted } from './settings.rules.ts';

export type Telling = { hub: Hub; now: () => Date };
export type News = Omit<NewNotice, 'userId' | 'kind'> & { hearers: ReadonlyMap<number, ActorKind> };

/** In somebody's quiet hours the notice waits on their page and nothing rings. */
function pushLive(tx: Tx, { hub, now }: Telling, hearer: Hearer, type: NoticeType): void {
  if (isQuietAt(hearer.settings, now())) return;
  afterCommit(tx, () => hub.publish(`user:${hearer.userId}`, { type: 'notice', notice_type: type }));
}

/** Writes the news to each of its hearers who may and wants to hear of it; telling it again changes nothing. */
export async function tell(tx: Tx, telling: Telling, { hearers, ...news }: News): Promise<void> {
  for (const hearer of await listHearers(tx, [...hearers.keys()], news.actorId)) {
    const kind = hearers.get(hearer.userId);
    if (!kind || !isWanted(hearer.settings, typeOfKind[kind])) continue;
    const isNew = await addActor(tx, { ...news, kind, userId: hearer.userId });
    if (isNew) pushLive(tx, telling, hearer, typeOfKind[kind]);
  }
}

export type SystemNews = {
  userId: number;
  /** Names the occasion, as in order-paid:12: the same one is told once. */
  subject: string;
  title: string;
  content: string;
  /** A path of this site. */
  link: string;
};

export async function addSystemNotice(tx: Tx, telling: Telling, news: SystemNews): Promise<void> {
  const [hearer] = await listHearers(tx, [news.userId], null);
  if (!hearer) return;
  if (await insertSystemNotice(tx, { ...news, at: telling.now() })) pushLive(tx, telling, hearer, 'system');
}
