-- Why: whose work a post shows is read with the post, and only where there is something to read: most posts show no order.

alter table posts add column shows_order boolean not null default false;
update posts set shows_order = true where id in (select post_id from order_posts);
