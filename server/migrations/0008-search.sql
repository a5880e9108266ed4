-- Why: everything people look for, in one shape. Triggers fill it, so no way of writing can forget it; apart from the tables
-- it is about, because their counts change all the time and each change would write every word's index entry anew.

create table search_documents (
  kind text not null,
  id bigint not null,
  -- Whose it is, for those who keep each other away; 0 for what is nobody's.
  owner_id bigint not null default 0,
  made_at timestamptz not null,
  -- Several names, one a line.
  title text not null,
  -- Plain text.
  body text not null default '',
  title_key text not null generated always as (search_key(title)) stored,
  body_key text not null generated always as (search_key(body)) stored,
  vector tsvector not null generated always as (search_vector(title, body)) stored,
  primary key (kind, id)
) partition by list (kind);
-- Entries wait in a list and are sorted in together: a long post has thousands. The list is kept short, as each search reads it.
create index search_documents_words on search_documents using gin (vector) with (gin_pending_list_limit = 512);
create index search_documents_newest on search_documents (made_at desc, id desc);

create table search_posts partition of search_documents for values in ('post');
create table search_users partition of search_documents for values in ('user');
create table search_tags partition of search_documents for values in ('tag');
create table search_circles partition of search_documents for values in ('circle');

create function search_put(
  new_kind text, new_id bigint, new_owner_id bigint, new_made_at timestamptz, new_title text, new_body text
) returns void language plpgsql as $$
begin
  insert into search_documents (kind, id, owner_id, made_at, title, body)
  values (new_kind, new_id, new_owner_id, new_made_at, new_title, left(new_body, 20000))
  on conflict (kind, id) do update
    set owner_id = excluded.owner_id, made_at = excluded.made_at, title = excluded.title, body = excluded.body;
end $$;

create function search_drop() returns trigger language plpgsql as $$
begin
  delete from search_documents where kind = tg_argv[0] and id = old.id;
  return null;
end $$;

-- The text of sanitised markup; see platform/rich-text, which this agrees with.
create function post_text(content text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(content, '</?(p|br|h2|h3|ul|ol|li|blockquote|pre)( [^>]*)?/?>', ' ', 'g'),
      '<[^>]*>', '', 'g'
    ),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
  '\s+', ' ', 'g'
));

-- Rows that are added together are indexed together; an update that changes only counts costs nothing here.
create function search_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'post', id, user_id, created_at, title, left(post_text(content), 20000) from added where deleted_at is null;
  elsif new.deleted_at is null then
    perform search_put('post', new.id, new.user_id, new.created_at, new.title, post_text(new.content));
  else
    delete from search_documents where kind = 'post' and id = new.id;
  end if;
  return null;
end $$;
create trigger search_add after insert on posts referencing new table as added
  for each statement execute function search_post();
create trigger search_put after update of title, content, user_id, created_at, deleted_at on posts
  for each row execute function search_post();
create trigger search_drop after delete on posts for each row execute function search_drop('post');

create function search_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'user', id, id, created_at, concat_ws(e'\n', nullif(nickname, ''), username), bio from added;
  else
    perform search_put('user', new.id, new.id, new.created_at, concat_ws(e'\n', nullif(new.nickname, ''), new.username), new.bio);
  end if;
  return null;
end $$;
create trigger search_add after insert on users referencing new table as added
  for each statement execute function search_user();
create trigger search_put after update of username, nickname, bio on users
  for each row execute function search_user();
create trigger search_drop after delete on users for each row execute function search_drop('user');

create function search_tag() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'tag', id, 0, created_at, name, '' from added;
  else
    perform search_put('tag', new.id, 0, new.created_at, new.name, '');
  end if;
  return null;
end $$;
create trigger search_add after insert on tags referencing new table as added
  for each statement execute function search_tag();
create trigger search_put after update of name on tags
  for each row execute function search_tag();
create trigger search_drop after delete on tags for each row execute function search_drop('tag');

create function search_circle() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'circle', id, 0, created_at, name, description from added;
  else
    perform search_put('circle', new.id, 0, new.created_at, new.name, new.description);
  end if;
  return null;
end $$;
create trigger search_add after insert on circles referencing new table as added
  for each statement execute function search_circle();
create trigger search_put after update of name, description on circles
  for each row execute function search_circle();
create trigger search_drop after delete on circles for each row execute function search_drop('circle');

-- What was there before; and again after a restore, which lets triggers rest.
create function rebuild_search() returns void language sql as $$
  delete from search_documents;
  insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'post', id, user_id, created_at, title, left(post_text(content), 20000) from posts where deleted_at is null
    union all
    select 'user', id, id, created_at, concat_ws(e'\n', nullif(nickname, ''), username), bio from users
    union all
    select 'tag', id, 0, created_at, name, '' from tags
    union all
    select 'circle', id, 0, created_at, name, description from circles;
$$;
select rebuild_search();
