-- Why: 收藏. People keep posts in folders of their own, each private or for everybody to see. A post stands in one folder of a
-- person; the default folder is made with the first post that is kept.

alter table post_stats add column favorite_count integer not null default 0 check (favorite_count >= 0);

create table favorite_folders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 20),
  is_default boolean not null default false,
  is_public boolean not null default false,
  post_count integer not null default 0 check (post_count >= 0),
  created_at timestamptz not null
);
create unique index favorite_folders_default on favorite_folders (user_id) where is_default;
create unique index favorite_folders_name on favorite_folders (user_id, lower(name));

create table post_favorites (
  user_id bigint not null references users on delete cascade,
  post_id bigint not null references posts on delete cascade,
  folder_id bigint not null references favorite_folders,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index post_favorites_of_folder on post_favorites (folder_id, created_at desc, post_id desc);
create index post_favorites_of_user on post_favorites (user_id, created_at desc, post_id desc);
create index post_favorites_of_post on post_favorites (post_id);
