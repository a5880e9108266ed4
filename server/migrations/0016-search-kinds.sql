-- Why: what can be found belongs to the module that owns it. A kind is a part of search_documents and a view that gives
-- all its documents, made in that module's own migration; rebuilding goes over the views there are, so that nothing
-- central lists the kinds.

create view search_source_post as
  select id, user_id as owner_id, created_at as made_at, title, left(post_text(content), 20000) as body
  from posts where deleted_at is null;
create view search_source_user as
  select id, id as owner_id, created_at as made_at, concat_ws(e'\n', nullif(nickname, ''), username) as title, bio as body
  from users;
create view search_source_tag as
  select id, 0::bigint as owner_id, created_at as made_at, name as title, ''::text as body from tags;
create view search_source_circle as
  select id, 0::bigint as owner_id, created_at as made_at, name as title, description as body from circles;

create or replace function rebuild_search() returns void language plpgsql as $$
declare
  source name;
begin
  delete from search_documents;
  for source in select viewname from pg_views where schemaname = 'public' and viewname like 'search\_source\_%' loop
    execute format(
      'insert into search_documents (kind, id, owner_id, made_at, title, body)
       select %L, id, owner_id, made_at, title, body from %I',
      substr(source, length('search_source_') + 1), source);
  end loop;
end $$;
