-- Why: clients look for creators: bounties, applications to them, favourites, invitations, and what is known of how people
-- deal with those who apply. Every combination of the market's filters is a set of cells, and every cell a walk along one index.

create table bounties (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  category smallint not null check (category between 1 and 6),
  style smallint not null check (style between 1 and 5),
  description text not null check (char_length(description) between 1 and 2000),
  budget_min_fen bigint not null check (budget_min_fen >= 0),
  budget_max_fen bigint not null check (budget_max_fen between budget_min_fen and 100000000),
  -- A day in Shanghai; it still counts.
  deadline date not null,
  -- Pictures with their sizes in order, as the lists show them.
  images jsonb not null default '[]',
  reference_link text not null default '' check (char_length(reference_link) <= 500),
  is_urgent boolean not null default false,
  is_commercial boolean not null default false,
  allow_multiple boolean not null default false,
  usage text not null default 'personal' check (usage in ('personal', 'commercial', 'buyout')),
  -- From when the work may be shown: a day, never, or null: as soon as it is finished.
  show_from text check (show_from = 'never' or show_from ~ '^2\d{3}-\d{2}-\d{2}$'),
  credit boolean not null default true,
  status text not null check (status in ('pending', 'open', 'active', 'in_progress', 'completed', 'closed')),
  stop_recruit boolean not null default false,
  -- The publisher's, copied so that the market can filter by it.
  is_enterprise boolean not null default false,
  -- Flips with the first application and when the last is withdrawn.
  has_applicants boolean not null default false,
  is_recruiting boolean not null generated always as (status in ('open', 'active') and not stop_recruit) stored,
  -- 0 personal, 1 commercial, 2 of a verified enterprise.
  source smallint not null generated always as (case when is_enterprise then 2 when is_commercial then 1 else 0 end) stored,
  -- Category, style, source and whether somebody applied, in one number; see the rules of the module.
  cell smallint not null generated always as ((((category - 1) * 5 + style - 1) * 3
    + case when is_enterprise then 2 when is_commercial then 1 else 0 end) * 2 + has_applicants::int) stored,
  -- Recency and liveliness in one number; see the rules of the module. Moved off the request path.
  rank double precision not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index bounties_newest on bounties (is_recruiting desc, created_at desc, id desc) include (user_id)
  where deleted_at is null and status <> 'pending';
create index bounties_ranked on bounties (is_recruiting desc, rank desc, id desc) include (user_id)
  where deleted_at is null and status <> 'pending';
create index bounties_of_cell_newest on bounties (cell, is_recruiting desc, created_at desc, id desc) include (user_id)
  where deleted_at is null and status <> 'pending';
create index bounties_of_cell_ranked on bounties (cell, is_recruiting desc, rank desc, id desc) include (user_id)
  where deleted_at is null and status <> 'pending';
-- A category alone is what most people filter by.
create index bounties_of_category_newest on bounties (category, is_recruiting desc, created_at desc, id desc) include (user_id)
  where deleted_at is null and status <> 'pending';
create index bounties_of_category_ranked on bounties (category, is_recruiting desc, rank desc, id desc) include (user_id)
  where deleted_at is null and status <> 'pending';
create index bounties_recruiting on bounties (category) where is_recruiting and deleted_at is null;
create index bounties_of_user on bounties (user_id, id desc) where deleted_at is null;
create index bounties_of_user_in_status on bounties (user_id, status, id desc) where deleted_at is null;

-- Counts change far more often than bounties.
create table bounty_stats (
  bounty_id bigint primary key references bounties on delete cascade,
  -- Those that were withdrawn don't count.
  applications_count integer not null default 0 check (applications_count >= 0),
  viewed_count integer not null default 0 check (viewed_count between 0 and applications_count),
  favorites_count integer not null default 0 check (favorites_count >= 0),
  view_count integer not null default 0 check (view_count >= 0)
) with (fillfactor = 70);

create table bounty_notes (
  id bigint generated always as identity primary key,
  bounty_id bigint not null references bounties on delete cascade,
  content text not null check (char_length(content) between 1 and 500),
  created_at timestamptz not null
);
create index bounty_notes_of_bounty on bounty_notes (bounty_id, id);

create table bounty_favorites (
  bounty_id bigint not null references bounties on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (bounty_id, user_id)
);
create index bounty_favorites_of_user on bounty_favorites (user_id, created_at desc, bounty_id desc);

create table bounty_invites (
  bounty_id bigint not null references bounties on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (bounty_id, user_id)
);
create index bounty_invites_of_user on bounty_invites (user_id);

create table bounty_applications (
  id bigint generated always as identity primary key,
  bounty_id bigint not null references bounties on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- Whose bounty it is, so that what somebody received is read from one index.
  owner_id bigint not null references users on delete cascade,
  price_fen bigint not null check (price_fen >= 0),
  days smallint check (days between 1 and 365),
  proposal text not null check (char_length(proposal) between 1 and 1000),
  files jsonb not null default '[]',
  status text not null check (status in ('pending', 'viewed', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'expired')),
  viewed_at timestamptz,
  shortlisted_at timestamptz,
  -- The first word of its reader: shortlisted, accepted or declined.
  answered_at timestamptz,
  decided_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 200),
  -- Whether it has been counted in the reader's reply rate.
  is_reply_counted boolean not null default false,
  -- The applicant has taken it out of their list.
  hidden_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bounty_applications_once unique (bounty_id, user_id),
  check (user_id <> owner_id)
);
create index bounty_applications_of_bounty on bounty_applications (bounty_id, status, id desc);
create index bounty_applications_received on bounty_applications (owner_id, id desc) where status <> 'withdrawn';
create index bounty_applications_received_in_status on bounty_applications (owner_id, status, id desc);
create index bounty_applications_received_by_price on bounty_applications (owner_id, price_fen, id) where status <> 'withdrawn';
create index bounty_applications_sent on bounty_applications (user_id, id desc) where hidden_at is null;
create index bounty_applications_sent_in_status on bounty_applications (user_id, status, id desc) where hidden_at is null;

-- How somebody deals with those who apply to their bounties. Who never had anything to do with one has no row.
create table bounty_records (
  user_id bigint primary key references users on delete cascade,
  is_enterprise boolean not null default false,
  hired integer not null default 0 check (hired >= 0),
  completed integer not null default 0 check (completed >= 0),
  paid_on_time integer not null default 0 check (paid_on_time >= 0),
  paid_late integer not null default 0 check (paid_late >= 0),
  replies_due integer not null default 0 check (replies_due >= 0),
  replies_in_time integer not null default 0 check (replies_in_time between 0 and replies_due)
);

create table search_bounties partition of search_documents for values in ('bounty');
create view search_source_bounty as
  select id, user_id as owner_id, created_at as made_at, title, description as body
  from bounties where deleted_at is null and status <> 'pending';

create function search_bounty() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'bounty', id, user_id, created_at, title, description from added where deleted_at is null and status <> 'pending';
  elsif new.deleted_at is null and new.status <> 'pending' then
    perform search_put('bounty', new.id, new.user_id, new.created_at, new.title, new.description);
  else
    delete from search_documents where kind = 'bounty' and id = new.id;
  end if;
  return null;
end $$;
create trigger search_add after insert on bounties referencing new table as added
  for each statement execute function search_bounty();
create trigger search_put after update of title, description, status, deleted_at on bounties
  for each row when (old.title <> new.title or old.description <> new.description
    or (old.status = 'pending') <> (new.status = 'pending') or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function search_bounty();
create trigger search_drop after delete on bounties for each row execute function search_drop('bounty');
