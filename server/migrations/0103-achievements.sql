-- Why: what somebody has reached stays theirs, with the day, whatever becomes of the numbers.

create table achievements (
  user_id bigint not null references users on delete cascade,
  key text not null check (key ~ '^[a-z0-9_]{1,40}$'),
  earned_at timestamptz not null,
  primary key (user_id, key)
);

-- Whether somebody has belonged here for a year is asked by the date of joining.
create index users_by_joining on users (created_at, id);
