import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';
import { shownName } from '../users/index.ts';

/** What somebody's archive has of theirs from here. */
export const orderExports: readonly ExportPart[] = [
  {
    name: 'orders',
    about: '订单，自己这一边',
    rows: (userId) => sql`
    select o.id, o.order_numbers, o.title, o.status,
      case when o.client_id = ${userId} then 'client' else 'creator' end as side,
      case when o.client_id = ${userId} then o.creator_id else o.client_id end as other_user_id, ${shownName()} as other_name,
      case when o.client_id = ${userId} then o.brief end as brief, o.price_fen, o.deposit_fen, o.paid_fen, o.refunded_fen,
      case when o.creator_id = ${userId} then o.fee_fen end as fee_fen, o.usage, o.created_at, o.completed_at, o.ended_at
    from orders o join users u on u.id = case when o.client_id = ${userId} then o.creator_id else o.client_id end
    where ${userId} in (o.client_id, o.creator_id) order by o.id`,
  },
  {
    name: 'order-steps',
    about: '自己在订单里做过的事',
    rows: (userId) => sql`
    select order_id, kind, text, created_at from order_events where actor_id = ${userId} order by id`,
  },
  {
    name: 'order-deliveries',
    about: '自己交付时写的说明',
    rows: (userId) => sql`
    select d.order_id, d.version, d.description, d.created_at
    from order_deliveries d join orders o on o.id = d.order_id where o.creator_id = ${userId} order by d.id`,
  },
  {
    name: 'order-refunds',
    about: '自己申请的退款',
    rows: (userId) => sql`
    select r.order_id, r.reason, r.description, r.amount_fen, r.status, r.created_at, r.decided_at
    from order_refunds r join orders o on o.id = r.order_id where o.client_id = ${userId} order by r.id`,
  },
  {
    name: 'order-disputes',
    about: '自己提出的仲裁',
    rows: (userId) => sql`
    select d.order_id, d.reason, d.claim_fen, d.status, d.created_at, d.ruled_at
    from order_disputes d join orders o on o.id = d.order_id
    where ${userId} = case d.by_side when 'client' then o.client_id else o.creator_id end order by d.id`,
  },
  {
    name: 'order-statements',
    about: '仲裁里自己的陈述',
    rows: (userId) => sql`
    select s.dispute_id, s.content, s.created_at
    from order_statements s where s.user_id = ${userId} order by s.id`,
  },
  {
    name: 'reviews',
    about: '自己写的评价',
    rows: (userId) => sql`
    select order_id, about_id as about_user_id, rating, content, created_at
    from order_reviews where author_id = ${userId} order by id`,
  },
  {
    name: 'licences',
    about: '授权书',
    rows: (userId) => sql`
    select code, order_id, title, usage, issued_at, revoked_at
    from order_licences where ${userId} in (client_id, creator_id) order by issued_at`,
  },
  {
    name: 'review-appeals',
    about: '对评价的申诉',
    rows: (userId) => sql`
    select review_id, words, state, created_at from review_appeals where user_id = ${userId} order by id`,
  },
];
