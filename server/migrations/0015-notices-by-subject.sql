-- Why: a notice is about a subject of whatever module and carries what is shown of it, so that notices read no other
-- module's tables and a new module with new kinds changes nothing here. What people switch off is a row for each type and
-- way of telling, so that a new way or type is no new column.

alter table notices rename column subject to key;
alter table notices rename constraint notices_subject_check to notices_key_check;
alter table notices rename constraint notices_user_id_subject_key to notices_user_id_key_key;
alter table notices rename column content to excerpt;
alter table notices
  drop constraint notices_type_check,
  drop constraint notices_kind_check,
  add constraint notices_type_check check (char_length(type) between 1 and 30),
  add constraint notices_kind_check check (char_length(kind) between 1 and 30),
  -- The site's own notices are about the site, which is one and has no id.
  add column subject_kind text not null default 'site' check (char_length(subject_kind) between 1 and 30),
  add column subject_id bigint not null default 0,
  add column picture text not null default '';

delete from notices n
where (n.post_id is not null and not exists (select from posts p where p.id = n.post_id and p.deleted_at is null))
  or (n.comment_id is not null
    and not exists (select from comments c where c.id = n.comment_id and c.deleted_at is null))
  or (n.kind = 'follow' and not exists (select from notice_actors a where a.notice_id = n.id));

update notices n
set subject_kind = 'post', subject_id = p.id, title = p.title, excerpt = left(p.summary, 100), picture = p.cover_image,
  link = '/post/' || p.id
from posts p where p.id = n.post_id and n.comment_id is null;

update notices n
set subject_kind = 'comment', subject_id = c.id, title = p.title, excerpt = left(c.content, 100), picture = p.cover_image,
  link = '/post/' || p.id || '#comment-' || coalesce(c.parent_id, c.id)
from comments c join posts p on p.id = c.post_id where c.id = n.comment_id;

update notices n
set subject_kind = 'user', subject_id = u.id, title = coalesce(nullif(u.nickname, ''), u.username), picture = u.avatar,
  link = '/user/' || u.id
from notice_actors a join users u on u.id = a.actor_id where a.notice_id = n.id and n.kind = 'follow';

alter table notices
  drop column post_id,
  drop column comment_id,
  alter column subject_kind drop default,
  alter column subject_id drop default;
create index notices_of_subject on notices (subject_kind, subject_id);

-- Only what differs from the default has a row: everything is told on the site.
create table notice_switches (
  user_id bigint not null references users on delete cascade,
  type text not null check (char_length(type) between 1 and 30),
  channel text not null check (char_length(channel) between 1 and 30),
  is_on boolean not null,
  primary key (user_id, type, channel)
);
insert into notice_switches (user_id, type, channel, is_on)
select s.user_id, switch.type, 'site', false
from message_settings s cross join lateral (
  values ('message', s.notify_message), ('at', s.notify_at), ('like', s.notify_like), ('follow', s.notify_follow)
) as switch (type, is_on)
where not switch.is_on;
alter table message_settings
  drop column notify_message,
  drop column notify_at,
  drop column notify_like,
  drop column notify_follow;

-- Modules tell their own notices now; what waits to be told waits under their names.
insert into event_deliveries (event_id, type, subscriber, payload)
select event_id, type, 'comments.notices', payload from event_deliveries
where subscriber = 'notifications' and type = 'post.deleted' and failed_at is null;
update event_deliveries
set subscriber = case split_part(type, '.', 1) when 'post' then 'posts.notices' when 'comment' then 'comments.notices'
  else 'users.notices' end
where subscriber = 'notifications' and type <> 'user.blocked';
