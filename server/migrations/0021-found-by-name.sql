-- Why: tags and circles are found by any part of their name, a single character too, which neither a beginning nor
-- trigrams can do; tags that no post bears leave the lists; comments remember whom they mention; a circle knows its neighbours.

-- Each character of a name and each pair of neighbours. In PL/pgSQL, as it keeps its plans.
create function name_grams(name text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  grams text[] := '{}';
begin
  for place in 1 .. length(name) loop
    grams := grams || substr(name, place, 1) || substr(name, place, 2);
  end loop;
  return grams;
end $$;

alter table tags add column name_grams text[] not null generated always as (name_grams(name_key)) stored;
-- Common characters must be known to be common: their lists are then walked by the counts instead.
alter table tags alter column name_grams set statistics 1000;
create index tags_name_grams on tags using gin (name_grams) with (gin_pending_list_limit = 256) where post_count > 0;

alter table circles
  add column name_key text not null generated always as (lower(normalize(name, nfkc))) stored,
  add column name_grams text[] not null generated always as (name_grams(lower(normalize(name, nfkc)))) stored;
create index circles_name_prefix on circles (name_key text_pattern_ops);
create index circles_name_grams on circles using gin (name_grams);

-- A tag is searched for while some post bears it.
create or replace function search_tag() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'tag', id, 0, created_at, name, '' from added where post_count > 0;
  elsif new.post_count > 0 then
    perform search_put('tag', new.id, 0, new.created_at, new.name, '');
  else
    delete from search_documents where kind = 'tag' and id = new.id;
  end if;
  return null;
end $$;
drop trigger search_put on tags;
create trigger search_put after update of name on tags
  for each row when (old.name <> new.name) execute function search_tag();
create trigger search_come_or_go after update of post_count on tags
  for each row when ((old.post_count > 0) <> (new.post_count > 0)) execute function search_tag();
create or replace view search_source_tag as
  select id, 0::bigint as owner_id, created_at as made_at, name as title, ''::text as body from tags where post_count > 0;
delete from search_documents where kind = 'tag' and id in (select id from tags where post_count = 0);

-- [{id, name}]: who was meant when it was written, by the name as it stands in the text.
alter table comments add column mentions jsonb not null default '[]';

create index circle_members_newest on circle_members (circle_id, created_at desc);
drop index circle_members_of_circle;
