-- Why: drafts of posts are kept where their author finds them in any browser. Comments with pictures are found when their post
-- goes.

create index comments_with_pictures on comments (post_id) where media <> '[]';

create table post_drafts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null default '',
  -- As the form holds it; checked when it is published, not before.
  form jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index post_drafts_of_user on post_drafts (user_id, updated_at desc, id desc);
