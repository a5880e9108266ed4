-- Why: 合集. People gather assets under a title and a line of their own, for themselves or for everybody. An asset stands in
-- any number of collections, unlike a post, which stands in one folder of a person.

create table asset_collections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  description text not null default '' check (char_length(description) <= 200),
  is_public boolean not null,
  asset_count integer not null default 0 check (asset_count between 0 and 200),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, is_public)
);
create unique index asset_collections_title on asset_collections (user_id, lower(title));

-- Whether a collection is public stands with each of its assets, so that the page of an asset reads the public ones from an index.
create table asset_collection_items (
  collection_id bigint not null,
  asset_id bigint not null references assets on delete cascade,
  is_public boolean not null,
  added_at timestamptz not null,
  primary key (collection_id, asset_id),
  foreign key (collection_id, is_public) references asset_collections (id, is_public)
    on update cascade on delete cascade
);
create index asset_collection_items_latest on asset_collection_items (collection_id, added_at desc, asset_id desc);
create index asset_collection_items_of_asset on asset_collection_items (asset_id, is_public, added_at desc);
