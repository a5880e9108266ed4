-- Why: people share pictures, sounds, films, models and archives for others to use. An asset has versions that all stay
-- downloadable; what the library lists is a row of its own for each tag, so that every filter and order walks one index.

create table assets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  description text not null default '' check (char_length(description) <= 2000),
  type text not null check (type in ('image', 'audio', 'video', 'model', 'file')),
  licence text not null check (licence in ('cc0', 'cc_by', 'cc_by_nc', 'site_commercial', 'reserved')),
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  status text not null check (status in ('draft', 'published', 'withdrawn', 'hidden')),
  -- What shows it in lists: drawn from the file, or chosen by its author.
  picture_id bigint references uploads on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz check (published_at is not null or status in ('draft', 'withdrawn'))
);
create index assets_of_user on assets (user_id, id desc) where status <> 'withdrawn';
create index assets_of_user_in_status on assets (user_id, status, id desc);
create index assets_of_picture on assets (picture_id) where picture_id is not null;

-- Counts change far more often than assets.
create table asset_stats (
  asset_id bigint primary key references assets on delete cascade,
  download_count integer not null default 0 check (download_count >= 0),
  favorites_count integer not null default 0 check (favorites_count >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0)
) with (fillfactor = 70);

create table asset_versions (
  id bigint generated always as identity primary key,
  asset_id bigint not null references assets on delete cascade,
  -- A file makes one asset. Null when it is gone.
  upload_id bigint constraint asset_versions_file unique references uploads on delete set null,
  name text not null check (char_length(name) between 1 and 16),
  note text not null default '' check (char_length(note) <= 200),
  file_name text not null,
  byte_size bigint not null check (byte_size > 0),
  mime text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- As the author's browser measured them.
  peaks smallint[] not null default '{}' check (cardinality(peaks) <= 200),
  duration_ms integer check (duration_ms >= 0),
  -- Of an archive: what is in it, as far as it is shown, how many files, and how much they unpack to.
  entries jsonb not null default '[]',
  entry_count integer not null default 0 check (entry_count >= 0),
  unpacked_size bigint check (unpacked_size >= 0),
  created_at timestamptz not null,
  constraint asset_versions_name unique (asset_id, name)
);
create index asset_versions_of_asset on asset_versions (asset_id, id desc);

-- What everybody finds in the library: one row under the empty tag and one for each tag. The cell is type and licence in
-- one number; see the rules of the module.
create table asset_listings (
  asset_id bigint not null references assets on delete cascade,
  tag text not null,
  cell smallint not null check (cell between 0 and 24),
  user_id bigint not null,
  published_at timestamptz not null,
  download_count integer not null default 0 check (download_count >= 0),
  primary key (asset_id, tag)
);
create index asset_listings_newest on asset_listings (tag, cell, published_at desc, asset_id desc) include (user_id);
create index asset_listings_loaded on asset_listings (tag, cell, download_count desc, asset_id desc) include (user_id);
create index asset_listings_of_user on asset_listings (user_id) where tag = '';

create table asset_favorites (
  asset_id bigint not null references assets on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (asset_id, user_id)
);
create index asset_favorites_of_user on asset_favorites (user_id, created_at desc, asset_id desc);

create table asset_comments (
  id bigint generated always as identity primary key,
  asset_id bigint not null references assets on delete cascade,
  user_id bigint not null references users on delete cascade,
  reply_user_id bigint references users on delete set null,
  content text not null check (char_length(content) between 1 and 1000),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index asset_comments_of_asset on asset_comments (asset_id, id desc) where deleted_at is null;
create index asset_comments_of_user on asset_comments (user_id);

create table search_assets partition of search_documents for values in ('asset');
create function asset_text(tags text[], description text) returns text
language sql immutable parallel safe
return btrim(array_to_string(tags, ' ') || ' ' || description);

create view search_source_asset as
  select id, user_id as owner_id, published_at as made_at, title, asset_text(tags, description) as body
  from assets where status = 'published';

create function search_asset() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'asset', id, user_id, published_at, title, asset_text(tags, description) from added where status = 'published';
  elsif new.status = 'published' then
    perform search_put('asset', new.id, new.user_id, new.published_at, new.title, asset_text(new.tags, new.description));
  else
    delete from search_documents where kind = 'asset' and id = new.id;
  end if;
  return null;
end $$;
create trigger search_add after insert on assets referencing new table as added
  for each statement execute function search_asset();
create trigger search_put after update of title, description, tags, status on assets
  for each row when (old.title <> new.title or old.description <> new.description or old.tags <> new.tags
    or old.status <> new.status)
  execute function search_asset();
create trigger search_drop after delete on assets for each row execute function search_drop('asset');
