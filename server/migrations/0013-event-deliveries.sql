-- Why: each subscriber of an event works on its own, so that one that fails holds up no other. An event is handed out
-- once, as one delivery per subscriber; what a subscriber couldn't do is tried again for that subscriber alone.
-- Views are counted for whatever has a page, not for posts only.

-- Done deliveries are deleted, so what is left is due work and the few that gave up.
create table event_deliveries (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  type text not null,
  subscriber text not null check (char_length(subscriber) between 1 and 100),
  payload jsonb not null,
  attempts integer not null default 0,
  available_at timestamptz not null default now(),
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  unique (event_id, subscriber)
);
create index event_deliveries_due on event_deliveries (available_at, id) where failed_at is null;

-- What was given up stays so, and stays to be looked at. What was put off is handed out again: subscribers look at what
-- is true when they run.
insert into event_deliveries (event_id, type, subscriber, payload, attempts, available_at, failed_at, last_error, created_at)
  select id, type, 'all', payload, attempts, available_at, failed_at, last_error, created_at
  from outbox_events where failed_at is not null;
delete from outbox_events where failed_at is not null;
drop index outbox_events_due;
alter table outbox_events
  drop column attempts,
  drop column available_at,
  drop column failed_at,
  drop column last_error;

-- Whoever writes an event, in whatever statement, wakes the dispatchers when the transaction commits.
create function wake_dispatchers() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform pg_notify('outbox_events', '');
  end if;
  return null;
end $$;
create trigger outbox_events_wake after insert on outbox_events
  referencing new table as added for each statement execute function wake_dispatchers();

create table page_views (
  kind text not null check (char_length(kind) between 1 and 30),
  subject_id bigint not null,
  -- A member or, hashed with the day, a visitor's address.
  viewer bytea not null,
  day date not null,
  primary key (kind, subject_id, viewer, day)
);
create index page_views_by_day on page_views (day);
insert into page_views (kind, subject_id, viewer, day) select 'post', post_id, viewer, day from post_views;
drop table post_views;
