-- Why: a member may let another act for them, within a scope and until a day; every such act is kept with both names.

create table proxies (
  id bigint generated always as identity primary key,
  principal_id bigint not null references users,
  agent_id bigint not null references users,
  scopes text[] not null
    check (cardinality(scopes) between 1 and 4 and scopes <@ array['bounties', 'orders', 'works', 'posts']),
  state text not null default 'offered'
    check (state in ('offered', 'active', 'declined', 'revoked', 'resigned', 'expired', 'severed')),
  expires_at timestamptz not null,
  offered_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  check (principal_id <> agent_id),
  check ((ended_at is null) = (state in ('offered', 'active')))
);
-- Between two people one lives at a time; who calls is asked of it.
create unique index proxies_alive on proxies (principal_id, agent_id) where ended_at is null;
-- What lives stands first: nothing is later than what hasn't ended.
create index proxies_given on proxies (principal_id, ended_at desc, id desc);
create index proxies_taken on proxies (agent_id, ended_at desc, id desc);

create table proxy_acts (
  id bigint generated always as identity primary key,
  proxy_id bigint not null references proxies,
  principal_id bigint not null references users,
  agent_id bigint not null references users,
  scope text not null,
  deed text not null,
  -- As POST /bounty/publish.
  call text not null,
  subject text check (subject in ('bounty', 'application', 'order', 'post')),
  subject_id bigint,
  created_at timestamptz not null,
  check ((subject is null) = (subject_id is null))
);
create index proxy_acts_given on proxy_acts (principal_id, id desc);
create index proxy_acts_taken on proxy_acts (agent_id, id desc);
create index proxy_acts_of_subject on proxy_acts (subject, subject_id, id) where subject is not null;
create trigger proxy_acts_append_only before update or delete or truncate on proxy_acts
  for each statement execute function refuse_change();

-- Who did it for the party it is told of; null where they did it themselves.
alter table order_events add column agent_id bigint references users;
