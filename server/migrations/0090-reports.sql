-- Why: members report people and what they wrote; administrators decide, and those who reported are told.

-- Everything that was reported of one thing until somebody decided.
create table report_cases (
  id bigint generated always as identity primary key,
  -- Whatever modules bring to be reported: person, post, comment and others.
  kind text not null check (kind ~ '^[a-z_]{1,20}$'),
  target_id bigint not null,
  owner_id bigint not null references users on delete cascade,
  -- As it stood when it was first reported: it may be changed or gone when somebody looks.
  title text not null check (char_length(title) <= 200),
  excerpt text not null check (char_length(excerpt) <= 600),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  report_count integer not null default 0 check (report_count >= 0),
  action text check (action in ('dismiss', 'warn', 'remove')),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null) and (state = 'open') = (action is null))
);
create unique index report_cases_one_open on report_cases (kind, target_id) where state = 'open';
create index report_cases_by_state on report_cases (state, id);
create index report_cases_by_state_and_kind on report_cases (state, kind, id);

create table reports (
  id bigint generated always as identity primary key,
  case_id bigint not null references report_cases on delete cascade,
  reporter_id bigint not null references users on delete cascade,
  kind text not null,
  target_id bigint not null,
  reason text not null check (reason in ('spam', 'inappropriate', 'copyright', 'other')),
  description text not null check (char_length(description) <= 2000),
  created_at timestamptz not null,
  unique (reporter_id, kind, target_id)
);
create index reports_of_case on reports (case_id, id desc);

-- Which subjects there are is said where they are made; a list here would have to be kept in step with every module.
alter table audit_entries drop constraint audit_entries_subject_check;
alter table audit_entries add constraint audit_entries_subject_check check (subject ~ '^[a-z_]{1,40}$');
