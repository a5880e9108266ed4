-- Why: projects are found by the search of the site too, by their title, summary and pitch.

create table search_projects partition of search_documents for values in ('project');

create function program_text(summary text, pitch text) returns text
language sql immutable parallel safe
return left(btrim(summary || ' ' || post_text(pitch)), 20000);

create view search_source_project as
  select id, user_id as owner_id, published_at as made_at, title, program_text(summary, pitch) as body
  from programs where status = 'published';

create function search_project() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'project', id, user_id, published_at, title, program_text(summary, pitch) from added where status = 'published';
  elsif new.status = 'published' then
    perform search_put('project', new.id, new.user_id, new.published_at, new.title, program_text(new.summary, new.pitch));
  else
    delete from search_documents where kind = 'project' and id = new.id;
  end if;
  return null;
end $$;
create trigger search_add after insert on programs referencing new table as added
  for each statement execute function search_project();
create trigger search_put after update of title, summary, pitch, status, user_id on programs
  for each row when (old.title <> new.title or old.summary <> new.summary or old.pitch <> new.pitch
    or old.status <> new.status or old.user_id <> new.user_id)
  execute function search_project();
create trigger search_drop after delete on programs for each row execute function search_drop('project');

insert into search_documents (kind, id, owner_id, made_at, title, body)
  select 'project', id, owner_id, made_at, title, body from search_source_project;
