-- Why: a search remembers what it found for as long as no document changes. Every statement that changes documents leaves the number
-- of its transaction here; what was found is still true when no number from the finding's snapshot on has been left.

create table search_changes (
  xid xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now()
);
create index search_changes_by_xid on search_changes (xid);
create index search_changes_by_age on search_changes (made_at);

create function search_note_change() returns trigger language plpgsql as $$
begin
  insert into search_changes default values;
  return null;
end $$;
create trigger search_note_change after insert or update or delete or truncate on search_documents
  for each statement execute function search_note_change();
