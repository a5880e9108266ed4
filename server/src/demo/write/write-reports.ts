import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { ReportKind, ReportReason } from '@zaojie/contract/reports/report-words';
import type { ReportedThing } from '../../frame/report-target.ts';
import { fileReport } from '../../modules/reports/index.ts';

type TownReport = {
  kind: ReportKind;
  thing: ReportedThing;
  by: string;
  reason: ReportReason;
  description: string;
  hoursAgo: number;
};

/** The latest post of somebody, and the latest comment of somebody, as they would be reported. */
async function latestOf(tx: Tx, kind: 'post' | 'comment', userId: number): Promise<ReportedThing | null> {
  const source =
    kind === 'post'
      ? sql`select p.id, p.user_id as "ownerId", p.title, p.summary as excerpt from posts p
          where p.user_id = ${userId} and p.deleted_at is null order by p.id desc limit 1`
      : sql`select c.id, c.user_id as "ownerId", left(c.content, 20) as title, c.content as excerpt from comments c
          where c.user_id = ${userId} and c.deleted_at is null order by c.id desc limit 1`;
  const { rows } = await sql<Omit<ReportedThing, 'link'>>`${source}`.execute(tx);
  return rows[0] ? { ...rows[0], link: '' } : null;
}

/** A few that wait for an administrator: one of a person, one of a post by two readers, one of a comment. */
export async function writeReports(
  tx: Tx,
  { idOf, now }: { idOf: (username: string) => number; now: Date },
): Promise<void> {
  const post = await latestOf(tx, 'post', idOf('sodaball'));
  const comment = await latestOf(tx, 'comment', idOf('well_light'));
  const person = {
    id: idOf('packetloss'),
    ownerId: idOf('packetloss'),
    title: '丢包率',
    excerpt: '',
    link: '',
  };
  const copied = '第二张图和我去年接的一单几乎一样，原稿和聊天记录我都留着。';
  const reports: TownReport[] = [
    {
      kind: 'person',
      thing: person,
      by: 'well_light',
      reason: 'spam',
      description: '私信里连发了三次招人广告。',
      hoursAgo: 30,
    },
    ...(post
      ? [
          {
            kind: 'post',
            thing: post,
            by: 'qindu',
            reason: 'copyright',
            description: copied,
            hoursAgo: 20,
          } as const,
          {
            kind: 'post',
            thing: post,
            by: 'client',
            reason: 'copyright',
            description: '',
            hoursAgo: 9,
          } as const,
        ]
      : []),
    ...(comment
      ? [
          {
            kind: 'comment',
            thing: comment,
            by: 'amara',
            reason: 'other',
            description: '同一句话在好几个帖子下面都贴了。',
            hoursAgo: 4,
          } as const,
        ]
      : []),
  ];
  for (const { by, hoursAgo, ...report } of reports) {
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    await fileReport(tx, { ...report, reporterId: idOf(by), now: at });
  }
}
