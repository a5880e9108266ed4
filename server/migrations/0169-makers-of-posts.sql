-- Why: 约同款 on a card leads to whoever made what is shown. Of a work that was ordered that isn't always who posted it, so the
-- maker stands with the post instead of the mark that there is one.

alter table posts add column maker_id bigint references users on delete set null;
update posts p set maker_id = o.creator_id
  from order_posts s join orders o on o.id = s.order_id where s.post_id = p.id;
create index posts_of_maker on posts (maker_id) where maker_id is not null;
alter table posts drop column shows_order;
