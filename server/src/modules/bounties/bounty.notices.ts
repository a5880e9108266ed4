import { yuanWords } from '@zaojie/contract/money';
import { bracketed } from '@zaojie/contract/titles';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import type { ApplicationMove } from './applications/application.rules.ts';
import type { BountyMove } from './bounty.rules.ts';
import {
  findNote,
  findToldApplication,
  findToldBounty,
  listApplicants,
  type ToldApplication,
  type ToldBounty,
} from './notice.queries.ts';

const NAME = 'bounties.notices';
const waiting = ['pending', 'viewed', 'shortlisted'] as const;

type Words = { title: string; excerpt: string };
type Told = Words & { userIds: readonly number[]; link: string };

const received = (bountyId: number) => `/commission/management?tab=received&bounty=${bountyId}`;
const SENT = '/commission/management?tab=sent';
const shown = (bountyId: number) => `/commission?bounty=${bountyId}`;

async function tellAll(tx: Tx, telling: Telling, key: string, bounty: ToldBounty, told: Told): Promise<void> {
  const { userIds, title, excerpt, link } = told;
  const { id, picture } = bounty;
  for (const userId of userIds) {
    await tellFromSite(tx, telling, {
      userId,
      key,
      subject: { kind: 'bounty', id, title, excerpt, picture, link },
    });
  }
}

function newApplication(bounty: ToldBounty, { nickname, price_fen: priceFen }: ToldApplication): Told {
  return {
    userIds: [bounty.user_id],
    title: '收到新的应征',
    excerpt: `${nickname}应征了${bracketed(bounty.title)}，报价 ${yuanWords(priceFen)}。`,
    link: received(bounty.id),
  };
}

/** What the other side hears of each turn; of accepting and of what follows from orders the orders tell. */
function toldOfMove(bounty: ToldBounty, application: ToldApplication, move: ApplicationMove): Told | null {
  const { nickname, reason, applicant_id: applicantId } = application;
  const name = bracketed(bounty.title);
  const toApplicant = (words: Words): Told => ({ ...words, userIds: [applicantId], link: SENT });
  switch (move) {
    case 'apply_again':
      return newApplication(bounty, application);
    case 'view':
      return toApplicant({ title: '你的应征已读', excerpt: `${name}的发布者看过了你的应征。` });
    case 'shortlist':
      return toApplicant({ title: '你的应征进入候选', excerpt: `${name}的发布者把你加入了候选。` });
    case 'unshortlist':
      return toApplicant({ title: '你的应征已移出候选', excerpt: `${name}还没有选定，你的应征仍然有效。` });
    case 'decline':
      return toApplicant({
        title: '你的应征未选中',
        excerpt: reason === '' ? `${name}这次没有选你。` : `${name}：${reason}`,
      });
    case 'expire':
      return toApplicant({ title: '约稿已结束', excerpt: `${name}没有选人就结束了，不计入你的入选率。` });
    case 'withdraw':
      return {
        userIds: [bounty.user_id],
        title: '有人撤回了应征',
        excerpt: `${nickname}撤回了对${name}的应征。`,
        link: received(bounty.id),
      };
    default:
      return null;
  }
}

async function toldOfBounty(tx: Tx, bounty: ToldBounty, move: BountyMove): Promise<Told[]> {
  const name = bracketed(bounty.title);
  const owner = { userIds: [bounty.user_id], link: received(bounty.id) };
  switch (move) {
    case 'expire':
      return [
        { ...owner, title: '约稿已到截稿日期', excerpt: `${name}不再接受应征，可以延长日期重新开放。` },
      ];
    case 'complete':
      return [{ ...owner, title: '约稿已完成', excerpt: `${name}的订单已经完成。` }];
    case 'extend':
      return [
        {
          userIds: await listApplicants(tx, bounty.id, [...waiting, 'accepted']),
          title: '截稿日期改了',
          excerpt: `${name}的截稿日期改到 ${bounty.deadline}。`,
          link: shown(bounty.id),
        },
      ];
    case 'reopen':
      return [
        {
          userIds: await listApplicants(tx, bounty.id, ['expired']),
          title: '约稿重新开放',
          excerpt: `${name}重新开放招募，可以再次应征。`,
          link: shown(bounty.id),
        },
      ];
    default:
      return [];
  }
}

const applicationNotices = (telling: Telling): Subscriber[] => [
  subscribe('application.submitted', NAME, async (tx, { applicationId, bountyId }, eventId) => {
    const [bounty, application] = [
      await findToldBounty(tx, bountyId),
      await findToldApplication(tx, applicationId),
    ];
    if (!bounty || !application || application.status === 'withdrawn') return;
    const told = newApplication(bounty, application);
    await tellAll(tx, telling, `application-submitted:${applicationId}:${eventId}`, bounty, told);
  }),
  subscribe('application.moved', NAME, async (tx, { applicationId, bountyId, move }, eventId) => {
    const [bounty, application] = [
      await findToldBounty(tx, bountyId),
      await findToldApplication(tx, applicationId),
    ];
    const told = bounty && application && toldOfMove(bounty, application, move);
    if (told) await tellAll(tx, telling, `application-${move}:${applicationId}:${eventId}`, bounty, told);
  }),
];

/** What people are told of bounties and applications, in the site's words. */
export const createBountyNotices = (telling: Telling): Subscriber[] => [
  ...applicationNotices(telling),
  subscribe('bounty.moved', NAME, async (tx, { bountyId, move }, eventId) => {
    const bounty = await findToldBounty(tx, bountyId);
    if (!bounty) return;
    for (const told of await toldOfBounty(tx, bounty, move)) {
      await tellAll(tx, telling, `bounty-${move}:${bountyId}:${eventId}`, bounty, told);
    }
  }),
  subscribe('bounty.noted', NAME, async (tx, { bountyId, noteId }) => {
    const [bounty, note] = [await findToldBounty(tx, bountyId), await findNote(tx, noteId)];
    if (!bounty || note === null) return;
    await tellAll(tx, telling, `bounty-note:${noteId}`, bounty, {
      userIds: await listApplicants(tx, bountyId, [...waiting, 'accepted']),
      title: '约稿有补充说明',
      excerpt: `${bracketed(bounty.title)}：${[...note].slice(0, 80).join('')}`,
      link: shown(bountyId),
    });
  }),
  subscribe('bounty.invited', NAME, async (tx, { bountyId, userId }) => {
    const bounty = await findToldBounty(tx, bountyId);
    if (!bounty) return;
    await tellAll(tx, telling, `bounty-invite:${bountyId}`, bounty, {
      userIds: [userId],
      title: '有人邀请你应征',
      excerpt: `${bracketed(bounty.title)}的发布者想请你来画，${bounty.deadline} 截稿。`,
      link: shown(bountyId),
    });
  }),
];
