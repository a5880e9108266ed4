import type { FeedbackKind } from '@zaojie/contract/feedback/feedback-words';
import type { ReportKind, ReportReason } from '@zaojie/contract/reports/report-words';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { ReportedThing } from '../../../frame/report-target.ts';
import { insertFeedback } from '../../../modules/feedback/index.ts';
import { insertAppeal } from '../../../modules/orders/index.ts';
import { fileReport } from '../../../modules/reports/index.ts';
import { insertBanAppeal, insertSanction } from '../../../modules/sanctions/index.ts';
import { putWords, readLines } from '../../../modules/words/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Writing = { tx: Tx; idOf: (username: string) => number; now: Date };
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** What waits for an administrator besides what the rest of the town brings; after everything that it is about. */
export async function writeQueues(writing: Writing): Promise<void> {
  await writeReports(writing);
  await writeWords(writing);
  await writeBan(writing);
  await writeReviewAppeal(writing);
  await writeFeedback(writing);
}

const assetOf = (title: string) => sql<ReportedThing>`
  select id, user_id as "ownerId", title, description as excerpt, '' as link from assets where title = ${title}`;
const projectOf = (userId: number) => sql<ReportedThing>`
  select id, user_id as "ownerId", title, summary as excerpt, '' as link from programs
  where user_id <> ${userId} and status = 'published' order by id limit 1`;
const collectionOf = (title: string) => sql<ReportedThing>`
  select id, user_id as "ownerId", title, description as excerpt, '' as link from asset_collections
  where title = ${title}`;
const gameCommentOf = (userId: number) => sql<ReportedThing>`
  select id, user_id as "ownerId", left(content, 20) as title, content as excerpt, '' as link from game_comments
  where user_id <> ${userId} and deleted_at is null order by id desc limit 1`;

async function writeReports({ tx, idOf, now }: Writing): Promise<void> {
  const reports: readonly {
    kind: ReportKind;
    by: string;
    about: RawBuilder<ReportedThing>;
    reason: ReportReason;
    words: string;
    hoursAgo: number;
  }[] = [
    {
      kind: 'asset',
      by: 'xiaohe_ta',
      about: assetOf('糖果静物'),
      reason: 'copyright',
      words: '标了可以商用，但第二版里的糖纸图案像是某个品牌的包装。',
      hoursAgo: 26,
    },
    {
      kind: 'project',
      by: 'rustbelt',
      about: projectOf(idOf('rustbelt')),
      reason: 'other',
      words: '职位写的有酬劳，聊了才说要等上线分成。',
      hoursAgo: 15,
    },
    {
      kind: 'collection',
      by: 'amara',
      about: collectionOf('像素游戏起步包'),
      reason: 'other',
      words: '说明里写“能直接用进去”，其中两件其实要署名，容易误导人。',
      hoursAgo: 8,
    },
    {
      kind: 'game_comment',
      by: 'sugarcube',
      about: gameCommentOf(idOf('sugarcube')),
      reason: 'spam',
      words: '和游戏没有关系，像是从别处复制来的。',
      hoursAgo: 3,
    },
  ];
  for (const { by, about, hoursAgo, words: description, ...report } of reports) {
    const [thing] = (await about.execute(tx)).rows;
    if (!thing) throw new Error(`Nothing of the kind ${report.kind} to report`);
    const at = ago(now, hoursAgo * HOUR_MS);
    await fileReport(tx, { ...report, thing, description, reporterId: idOf(by), now: at });
  }
}

/** Beside those that every site begins with. */
const WATCHED = '代写论文\n低价代画,拒绝\n免费抽奖*加群,待审\n盗图,待审\n傻瓜,遮盖\n滚出*圈子,待审';

async function writeWords({ tx, idOf, now }: Writing): Promise<void> {
  const { words } = readLines(WATCHED, 'refuse');
  await putWords(tx, words, { adminId: idOf('admin'), now: ago(now, 20 * DAY_MS) });
}

async function writeBan({ tx, idOf, now }: Writing): Promise<void> {
  const userId = idOf('tingyun');
  const imposed = ago(now, 2 * DAY_MS);
  const sanctionId = await insertSanction(tx, {
    userId,
    kind: 'ban',
    reason: '三天里在二十多个帖子下面发同一条招人广告，提醒过两次。',
    until: new Date(imposed.getTime() + 14 * DAY_MS),
    imposedBy: idOf('admin'),
    now: imposed,
  });
  if (sanctionId === null) throw new Error('tingyun is banned already');
  const words =
    '广告是工作室的同事用我的账号发的，已经都删了，密码也换了。手上还有一单要交，请先让我把稿子交完。';
  await insertBanAppeal(tx, { sanctionId, userId, words, now: ago(now, 19 * HOUR_MS) });
}

/** The hardest word that somebody was given. */
async function writeReviewAppeal({ tx, idOf, now }: Writing): Promise<void> {
  const { rows } = await sql<{ id: number; about_id: number }>`
    select id, about_id from order_reviews
    where opened_at is not null and ${idOf('admin')} not in (author_id, about_id)
    order by rating, id limit 1`.execute(tx);
  const [review] = rows;
  if (!review) throw new Error('Nobody in the town was reviewed');
  const words = '约定的修改次数是三次，第四次是我额外做的。评价里说“不肯改”，和聊天记录对不上，请核实。';
  await insertAppeal(tx, {
    reviewId: review.id,
    userId: review.about_id,
    words,
    now: ago(now, 11 * HOUR_MS),
  });
}

const LETTERS: readonly {
  by: string;
  kind: FeedbackKind;
  hoursAgo: number;
  content: string;
  path: string;
}[] = [
  {
    by: 'client',
    kind: 'problem',
    hoursAgo: 44,
    content: '验收页的大图在手机上放大以后，右下角的水印会盖住落款，要来回拖才看得清。',
    path: '/orders',
  },
  {
    by: 'laowei',
    kind: 'idea',
    hoursAgo: 21,
    content: '素材库能不能按“不用署名”筛选？做游戏的人最先看的就是这个。',
    path: '/assets',
  },
  {
    by: 'anuo_voice',
    kind: 'money',
    hoursAgo: 6,
    content: '提现到账时间能写在按钮旁边吗，每次都要翻帮助。',
    path: '/profile/wallet',
  },
];

async function writeFeedback({ tx, idOf, now }: Writing): Promise<void> {
  for (const { by, hoursAgo, ...letter } of LETTERS) {
    await insertFeedback(tx, { ...letter, contact: '', userId: idOf(by) }, ago(now, hoursAgo * HOUR_MS));
  }
}
