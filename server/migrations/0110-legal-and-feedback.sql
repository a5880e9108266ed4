-- Why: who agreed to which version of the terms is written down, so that a new version can be asked for; and letters to those who run the site need a place and an answer.

create table legal_consents (
  user_id bigint not null references users,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 0),
  accepted_at timestamptz not null,
  primary key (user_id, kind, version)
);

create table feedback (
  id bigint generated always as identity primary key,
  -- Null for a visitor, who may leave a way to be reached.
  user_id bigint references users,
  kind text not null check (kind in ('problem', 'idea', 'account', 'money', 'other')),
  content text not null check (char_length(content) between 1 and 2000),
  contact text not null default '' check (char_length(contact) <= 200),
  path text not null default '' check (char_length(path) <= 200),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  reply text not null default '' check (char_length(reply) <= 2000),
  decided_by bigint references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null)),
  check (state <> 'answered' or reply <> '')
);
create index feedback_of_state on feedback (state, id);
create index feedback_of_user on feedback (user_id, id desc) where user_id is not null;
