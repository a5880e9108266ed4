-- Why: people hold contests and jams: somebody proposes one, teams hand something in by an hour that holds to the second,
-- everybody rates what was handed in, and the prizes are paid out of what the organiser put down for them.

create table contests (
  id bigint generated always as identity primary key,
  organiser_id bigint not null references users,
  status text not null check (status in
    ('draft', 'proposed', 'rejected', 'open', 'running', 'voting', 'closed', 'announced', 'cancelled')),
  category text not null check (category in ('music', 'film', 'art', 'code')),
  title text not null check (char_length(title) between 1 and 40),
  summary text not null default '' check (char_length(summary) <= 80),
  cover jsonb,
  -- Told to nobody before the start.
  theme text not null default '' check (char_length(theme) <= 60),
  theme_note text not null default '' check (char_length(theme_note) <= 500),
  rules text not null default '',
  -- [{id, name, about, weight}]: weights in percent.
  criteria jsonb not null default '[]',
  -- [{name, winners, amount_fen, words}]: the places in their order.
  prizes jsonb not null default '[]',
  sponsors jsonb not null default '[]',
  team_max integer not null default 1 check (team_max between 1 and 10),
  prize_pool_fen bigint not null default 0 check (prize_pool_fen between 0 and 100000000),
  registration_opens_at timestamptz,
  starts_at timestamptz,
  submissions_close_at timestamptz,
  voting_closes_at timestamptz,
  announce_at timestamptz,
  -- Why it was turned down or called off.
  reason text not null default '',
  found_words text[] not null default '{}',
  -- What is said about it bears this tag.
  tag_id bigint references tags,
  -- Moved with the teams and the entries.
  participant_count integer not null default 0 check (participant_count >= 0),
  team_count integer not null default 0 check (team_count >= 0),
  entry_count integer not null default 0 check (entry_count >= 0),
  -- The number of the last entry that was handed in.
  last_number integer not null default 0,
  proposed_at timestamptz,
  approved_at timestamptz,
  -- When the ranks were worked out; none while that is still to be done.
  counted_at timestamptz,
  announced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Where it is listed, and the hour that it is listed by.
  list_tab text generated always as (case
    when status in ('open', 'running', 'voting') then status
    when status in ('closed', 'announced') then 'ended'
  end) stored,
  list_at timestamptz generated always as (case status
    when 'open' then starts_at when 'running' then submissions_close_at else voting_closes_at end) stored,
  check (status = 'draft' or (registration_opens_at is not null and starts_at is not null
    and submissions_close_at is not null and voting_closes_at is not null and announce_at is not null)),
  check (status = 'draft' or (registration_opens_at <= starts_at and starts_at <= submissions_close_at
    and submissions_close_at <= voting_closes_at and voting_closes_at <= announce_at)),
  check (status <> 'announced' or (counted_at is not null and announced_at is not null))
) with (fillfactor = 80);
create index contests_listed on contests (list_tab, list_at, id) where list_tab is not null;
create index contests_listed_of_category on contests (list_tab, category, list_at, id) where list_tab is not null;
create index contests_by_size on contests (category, participant_count desc, id desc) include (voting_closes_at)
  where list_tab is not null;
create index contests_of_organiser on contests (organiser_id, updated_at desc, id desc);
create index contests_to_review on contests (proposed_at, id) where status = 'proposed';
create index contests_in_status on contests (status, updated_at desc, id desc);
create index contests_of_tag on contests (tag_id) where tag_id is not null;

-- How many are listed; moved with every move of a contest.
create table contest_counts (
  tab text not null,
  category text not null,
  contest_count integer not null default 0 check (contest_count >= 0),
  primary key (tab, category)
);

create table contest_teams (
  id bigint generated always as identity primary key,
  contest_id bigint not null references contests on delete cascade,
  -- Empty for somebody on their own.
  name text not null default '' check (char_length(name) <= 20),
  captain_id bigint not null references users,
  -- Who has joined, and with whoever is still asked.
  member_count integer not null default 0 check (member_count >= 0),
  created_at timestamptz not null
);
create index contest_teams_of_contest on contest_teams (contest_id, id);

create table contest_members (
  team_id bigint not null references contest_teams on delete cascade,
  user_id bigint not null references users,
  contest_id bigint not null references contests on delete cascade,
  invited_at timestamptz not null,
  -- None: asked and hasn't answered.
  joined_at timestamptz,
  primary key (team_id, user_id)
);
-- One team a person and contest.
create unique index contest_members_once on contest_members (contest_id, user_id) where joined_at is not null;
create index contest_members_of_user on contest_members (user_id, joined_at desc, contest_id desc) where joined_at is not null;
create index contest_members_asked on contest_members (user_id, invited_at desc) where joined_at is null;

create table contest_entries (
  id bigint generated always as identity primary key,
  contest_id bigint not null references contests on delete cascade,
  team_id bigint not null unique references contest_teams on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'disqualified')),
  -- Within its contest, from the first time it was handed in.
  number integer,
  title text not null default '' check (char_length(title) <= 40),
  description text not null default '' check (char_length(description) <= 3000),
  link text not null default '' check (char_length(link) <= 500),
  -- Pictures, each with the upload it is made of.
  screenshots jsonb not null default '[]',
  -- {upload_id, url, name, size, mime, sha256}
  file jsonb,
  -- Why it was disqualified.
  reason text not null default '',
  -- People who rated it; moved with the ballots.
  ballot_count integer not null default 0 check (ballot_count >= 0),
  -- Of the results: none before voting has closed.
  rank integer,
  score numeric(8, 6),
  criteria_scores numeric(8, 6)[],
  submitted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'draft' or (number is not null and submitted_at is not null and title <> '')),
  check (rank is null or status = 'submitted')
) with (fillfactor = 80);
create unique index contest_entries_numbered on contest_entries (contest_id, number) where number is not null;
create index contest_entries_shown on contest_entries (contest_id, number) where status = 'submitted';
-- Whatever was rated least is shown next.
create index contest_entries_least_rated on contest_entries (contest_id, ballot_count, id) where status = 'submitted';
create index contest_entries_ranked on contest_entries (contest_id, rank) where rank is not null;

-- One ballot a person and entry.
create table contest_ballots (
  entry_id bigint not null references contest_entries on delete cascade,
  voter_id bigint not null references users,
  contest_id bigint not null references contests on delete cascade,
  -- One for each criterion, in their order; none of an entry that was passed over.
  scores smallint[] check (cardinality(scores) between 1 and 6 and 1 <= all (scores) and 5 >= all (scores)),
  skip_reason text check (skip_reason ~ '^[a-z_]{1,20}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (entry_id, voter_id),
  check ((scores is null) <> (skip_reason is null))
);
create index contest_ballots_of_voter on contest_ballots (voter_id, contest_id, updated_at desc, entry_id desc);
create index contest_ballots_skipped on contest_ballots (voter_id, contest_id, updated_at, entry_id) where scores is null;
create index contest_ballots_rated on contest_ballots (contest_id, entry_id) where scores is not null;

create table search_activities partition of search_documents for values in ('activity');
create view search_source_activity as
  select id, organiser_id as owner_id, approved_at as made_at, title, summary as body
  from contests where list_tab is not null;

create function search_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'activity', id, organiser_id, approved_at, title, summary from added where list_tab is not null;
  elsif new.list_tab is not null then
    perform search_put('activity', new.id, new.organiser_id, new.approved_at, new.title, new.summary);
  else
    delete from search_documents where kind = 'activity' and id = new.id;
  end if;
  return null;
end $$;
create trigger search_add after insert on contests referencing new table as added
  for each statement execute function search_activity();
create trigger search_put after update of title, summary, status on contests
  for each row when (old.title <> new.title or old.summary <> new.summary
    or (old.list_tab is null) <> (new.list_tab is null))
  execute function search_activity();
create trigger search_drop after delete on contests for each row execute function search_drop('activity');

-- The prizes are kept back from their organiser's money, under the contest as the cause.
alter table ledger_transfers
  drop constraint ledger_transfers_cause_kind_check,
  add constraint ledger_transfers_cause_kind_check
    check (cause_kind in ('order', 'recharge', 'withdrawal', 'game', 'contest'));

alter table messages
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('text', 'image', 'file', 'bounty', 'order', 'activity')),
  drop constraint messages_card_check,
  add constraint messages_card_check
    check ((card_id is not null) = (kind in ('bounty', 'order', 'activity') and revoked_at is null));
