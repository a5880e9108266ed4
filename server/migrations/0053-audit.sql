-- Why: who with special rights did what, when and why. What is written stays as it is.

create table audit_entries (
  id bigint generated always as identity primary key,
  -- None: the system itself.
  actor_id bigint references users,
  -- As withdrawal.approve.
  deed text not null check (deed ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  subject text not null check (subject in ('withdrawal', 'user', 'order', 'dispute')),
  subject_id bigint not null,
  reason text not null default '' check (char_length(reason) <= 500),
  created_at timestamptz not null
);
create index audit_entries_of_subject on audit_entries (subject, id desc);
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
