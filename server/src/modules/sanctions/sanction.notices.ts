import { sanctionKinds } from '@zaojie/contract/sanctions/sanction-words';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { findOwnBan } from './appeal.queries.ts';
import { getSanction } from './sanction.queries.ts';
import { untilWords } from './sanction-words.ts';

/** Somebody shut out reads why when they try to sign in, and here when they are back. */
export function createSanctionNotices(telling: Telling): Subscriber[] {
  const say = async (tx: Tx, id: number, verb: string, words: { title: string; excerpt: string }) => {
    const { user_id: userId } = await getSanction(tx, id);
    const subject = { kind: 'sanction', id, ...words, picture: '', link: '/help#feedback' };
    await tellFromSite(tx, telling, { userId, key: `sanction-${verb}:${id}`, subject });
  };
  return [
    subscribe('sanction.appeal_decided', 'sanctions.notices', async (tx, { sanctionId }) => {
      const ban = await findOwnBan(tx, sanctionId, new Date(0));
      await say(tx, sanctionId, 'appeal', { title: '封禁申诉没有成立', excerpt: ban?.answer ?? '' });
    }),
    subscribe('sanction.imposed', 'sanctions.notices', async (tx, { sanctionId, kind }) => {
      const { reason, until } = await getSanction(tx, sanctionId);
      await say(tx, sanctionId, 'imposed', {
        title: `你被${sanctionKinds[kind]}${untilWords(until)}`,
        excerpt: `原因：${reason}。有异议可以在帮助与反馈写给我们。`,
      });
    }),
    subscribe('sanction.lifted', 'sanctions.notices', async (tx, { sanctionId }) => {
      const { kind } = await getSanction(tx, sanctionId);
      await say(tx, sanctionId, 'lifted', {
        title: `${sanctionKinds[kind]}已解除`,
        excerpt: '现在可以像以前一样使用了。',
      });
    }),
  ];
}
