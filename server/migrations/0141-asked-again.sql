-- Why: what administrators do asks for their password again after half an hour; who is shut out may appeal once, without being let in.

alter table sessions
  -- When the password was last given in this session; null for one that began without it.
  add column confirmed_at timestamptz;

create table ban_appeals (
  id bigint generated always as identity primary key,
  -- Once a sanction.
  sanction_id bigint not null unique references sanctions,
  user_id bigint not null references users,
  words text not null check (char_length(words) between 1 and 1000),
  state text not null default 'open' check (state in ('open', 'lifted', 'kept')),
  answer text not null default '' check (char_length(answer) <= 500),
  decided_by bigint references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null))
);
create index ban_appeals_of_state on ban_appeals (state, id);
