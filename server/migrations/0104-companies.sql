-- Why: people who work together show it. One belongs to one company, by invitation and one's own answer.

create table companies (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  licence_number text not null default '' check (licence_number ~ '^([0-9A-Z]{18})?$'),
  created_at timestamptz not null
);
create unique index companies_of_owner on companies (owner_id);
create unique index companies_by_licence on companies (licence_number) where licence_number <> '';

create table company_members (
  company_id bigint not null references companies on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null default '' check (char_length(role) <= 20),
  invited_at timestamptz not null,
  -- Not yet: the invitation waits.
  joined_at timestamptz,
  primary key (company_id, user_id)
);
create unique index company_members_one_company on company_members (user_id) where joined_at is not null;
create index company_members_invited on company_members (user_id) where joined_at is null;
