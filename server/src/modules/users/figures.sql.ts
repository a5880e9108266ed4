import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

export type PersonFigures = {
  posts: number;
  likes: number;
  followers: number;
  works: number;
  /** Whole days since joining. */
  days: number;
};

/** What somebody's columns count. */
export function figuresOfPerson(userId: Sql, now: Date): RawBuilder<PersonFigures> {
  return sql<PersonFigures>`(select json_build_object('posts', post_count, 'likes', like_count, 'followers', follower_count,
    'works', shown_work_count, 'days', floor(extract(epoch from ${now}::timestamptz - created_at) / 86400)::int)
    from users where id = ${userId})`;
}

/** Who joined between two moments, the earliest first. */
export function joinedBetween(from: Date, to: Date): RawBuilder<unknown> {
  return sql`(select id as user_id from users where created_at > ${from} and created_at <= ${to})`;
}
