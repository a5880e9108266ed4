-- Why: whoever is new is shown around once, and has lists of first steps until they put them away; what was put away is kept
-- with the account, so that it comes back in no browser.

create table guidance_closed (
  user_id bigint not null references users on delete cascade,
  part text not null check (part in ('welcome', 'creator', 'client')),
  closed_at timestamptz not null,
  primary key (user_id, part)
);
