import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { insertEarned, measure, reachedBy } from '../../../modules/achievements/index.ts';
import { scoreDeeds } from '@zaojie/contract/scores/score-words';

const DAY_MS = 86_400_000;

/**
 * What made the levels of the town: what people did of late, as far as it fits, and all before as one row, so that each
 * list adds up to its level.
 */
async function writeScores(tx: Tx, now: Date): Promise<void> {
  const { post, comment, like } = scoreDeeds;
  await sql`
    with deeds as (
      select user_id, 'post' as kind, ${post.points}::int as points, 'post:' || id as source, created_at,
        ${post.perDay}::int as per_day from posts where deleted_at is null
      union all
      select user_id, 'comment', ${comment.points}, 'comment:' || id, created_at, ${comment.perDay}
        from comments where deleted_at is null
      union all
      select p.user_id, 'like', ${like.points}, 'post:' || l.post_id || ':like:' || l.user_id, l.created_at, ${like.perDay}
        from post_likes l join posts p on p.id = l.post_id where l.user_id <> p.user_id
    ), placed as (
      select *, (created_at at time zone 'Asia/Shanghai')::date as day, row_number() over (
        partition by user_id, kind, (created_at at time zone 'Asia/Shanghai')::date order by created_at) as place
      from deeds where created_at > ${new Date(now.getTime() - 30 * DAY_MS)} and created_at <= ${now}
    ), counted as (
      select *, sum(points) over (partition by user_id order by created_at desc, source) as sum_so_far
      from placed where place <= per_day
    ), fitting as (
      select c.user_id, c.kind, c.points, c.source, c.day, c.created_at
      from counted c join users u on u.id = c.user_id where c.sum_so_far <= u.score * 0.7
    ), earlier as (
      select u.id as user_id, 'earlier' as kind, u.score - coalesce(f.points, 0) as points, 'earlier:' || u.id as source,
        u.created_at::date as day, u.created_at
      from users u left join (select user_id, sum(points)::int as points from fitting group by user_id) f on f.user_id = u.id
    )
    insert into score_entries (user_id, kind, points, source, day, created_at)
    select * from (select * from earlier where points > 0 union all select * from fitting) every
    order by kind = 'earlier' desc, created_at, source`.execute(tx);
}

/** What their numbers have reached, each on a day between joining and now; nobody was told at the time. */
async function writeAchievements(tx: Tx, now: Date): Promise<void> {
  const people = await tx.selectFrom('users').select(['id', 'created_at']).orderBy('id').execute();
  for (const { id, created_at: joined } of people) {
    const metrics = await measure(tx, id, now);
    if (!metrics) continue;
    const keys = reachedBy(metrics, new Set());
    for (const [index, key] of keys.entries()) {
      const share = (index + 1) / (keys.length + 1);
      const at = new Date(joined.getTime() + (now.getTime() - joined.getTime()) * share);
      await insertEarned(tx, id, [key], at);
    }
  }
}

const invited: readonly { by: string; who: string; hasPosted: boolean }[] = [
  { by: 'creator', who: 'well_light', hasPosted: true },
  { by: 'creator', who: 'mumian', hasPosted: true },
  { by: 'creator', who: 'tingyun', hasPosted: false },
  { by: 'client', who: 'bumian', hasPosted: true },
  { by: 'client', who: 'rustbelt', hasPosted: false },
];

async function writeInvites(tx: Tx, idOf: (username: string) => number): Promise<void> {
  const codes = [
    { user_id: idOf('creator'), code: 'QJNGWV7K' },
    { user_id: idOf('client'), code: 'DUK4YEHX' },
  ];
  const rows = invited.map(({ by, who, hasPosted }) => ({
    inviter: idOf(by),
    invitee: idOf(who),
    hasPosted,
  }));
  for (const { user_id, code } of codes) {
    const own = rows.filter(({ inviter }) => inviter === user_id);
    const counted = own.filter(({ hasPosted }) => hasPosted).length;
    const counts = { registered_count: own.length, counted_count: counted };
    const points = counted * scoreDeeds.invite.points;
    await tx
      .insertInto('invite_codes')
      .values({ user_id, code, ...counts, points })
      .execute();
  }
  for (const { inviter, invitee, hasPosted } of rows) {
    await sql`insert into invitations (invitee_id, inviter_id, joined_at, counted_at)
      select id, ${inviter}, created_at, case when ${hasPosted} then created_at + interval '2 days' end
      from users where id = ${invitee}`.execute(tx);
  }
}

/** Levels, stamps and who brought whom: after everything that they are made of. */
export async function writeGrowth(
  tx: Tx,
  { now, idOf }: { now: Date; idOf: (username: string) => number },
): Promise<void> {
  await writeInvites(tx, idOf);
  await writeScores(tx, now);
  await writeAchievements(tx, now);
}
