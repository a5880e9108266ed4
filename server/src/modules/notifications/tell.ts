import {
  typeOfKind,
  type NoticeKind,
  type NoticeType,
} from '@zaojie/contract/notifications/notification.schemas';
import { outsideChannels, type ChannelEvent } from '@zaojie/contract/channels/channel.schemas';
import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import { eventOf, isWantedBy } from './channels/channel.rules.ts';
import {
  addActor,
  insertSystemNotice,
  listRecipients,
  lockNotice,
  removeActor,
  type NewNotice,
  type Recipient,
} from './notice.queries.ts';
import { isQuietAt, isWanted } from './settings.rules.ts';
import type { Subject } from './subject.ts';

export type Telling = { hub: Hub; now: () => Date };

/** What people do; the site's own notices have no actor. */
export type ActorKind = Exclude<NoticeKind, 'system'>;
export type News = Omit<NewNotice, 'userId' | 'kind'> & {
  /** Whom it reaches, and as what. */
  recipients: ReadonlyMap<number, ActorKind>;
};

/** In somebody's quiet hours the notice waits on their page and nothing rings. */
function pushLive(tx: Tx, { hub, now }: Telling, recipient: Recipient, type: NoticeType): void {
  if (isQuietAt(recipient.settings, now())) return;
  afterCommit(tx, () => hub.publish(`user:${recipient.userId}`, { type: 'notice', notice_type: type }));
}

/** What reaches people who aren't here goes its own way, once this is committed. */
async function tellOutside(
  tx: Tx,
  { userId, outside }: Recipient,
  told: { noticeId: number; event: ChannelEvent },
): Promise<void> {
  if (outsideChannels.some((channel) => isWantedBy(outside, channel, told.event)))
    await emitEvent(tx, 'notice.told', { userId, ...told });
}

/** Tells each of the recipients who may and wants to hear of it; telling it again changes nothing. */
export async function tell(tx: Tx, telling: Telling, { recipients, ...news }: News): Promise<void> {
  for (const recipient of await listRecipients(tx, [...recipients.keys()], news.actorId)) {
    const kind = recipients.get(recipient.userId);
    if (!kind || !isWanted(recipient.settings, typeOfKind[kind])) continue;
    const noticeId = await addActor(tx, { ...news, kind, userId: recipient.userId });
    if (noticeId === null) continue;
    pushLive(tx, telling, recipient, typeOfKind[kind]);
    await tellOutside(tx, recipient, { noticeId, event: eventOf(kind, news.subject.kind) });
  }
}

export type SiteNews = {
  userId: number;
  /** Names the occasion, as in order-paid:12: the same one is told once. */
  key: string;
  /** Its title and excerpt are the words of the notice, and stay as they were told. */
  subject: Subject;
};

/** What the site itself says, to one person. */
export async function tellFromSite(tx: Tx, telling: Telling, news: SiteNews): Promise<void> {
  const [recipient] = await listRecipients(tx, [news.userId], null);
  if (!recipient) return;
  const noticeId = await insertSystemNotice(tx, { ...news, at: telling.now() });
  if (noticeId === null) return;
  pushLive(tx, telling, recipient, 'system');
  await tellOutside(tx, recipient, { noticeId, event: eventOf('system', news.subject.kind) });
}

export type TakenBack = {
  userId: number;
  key: string;
  actorId: number;
  /** Asked once the notice is locked: what is true again stays told, and its own event has told or will tell. */
  isStillTrue: () => Promise<boolean>;
  /** Whether one that was read stays: it did happen. */
  keepsRead?: boolean;
};

/** Takes an actor out of a notice, for what they did is undone. */
export async function takeBack(tx: Tx, taken: TakenBack): Promise<void> {
  const notice = await lockNotice(tx, taken.userId, taken.key);
  if (!notice || (taken.keepsRead && notice.is_read)) return;
  if (!(await taken.isStillTrue())) await removeActor(tx, notice.id, taken.actorId);
}
