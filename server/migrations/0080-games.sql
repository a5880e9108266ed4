-- Why: people show and hand out the games they made. Types and platforms are bits, so that any choice of them is one
-- condition that an index answers by itself; what is counted lies apart, because it changes far more often than a game does.

create table games (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  summary text not null default '' check (char_length(summary) <= 60),
  description text not null default '' check (char_length(description) <= 5000),
  -- Bit n stands for the word n of the contract's lists.
  type_mask integer not null default 0 check (type_mask >= 0),
  platform_mask integer not null default 0 check (platform_mask >= 0),
  language_mask integer not null default 0 check (language_mask >= 0),
  tags text[] not null default '{}',
  price_fen bigint not null default 0 check (price_fen between 0 and 100000),
  -- Pictures with their sizes, as the lists show them.
  cover jsonb,
  screenshots jsonb not null default '[]',
  trailer_video text not null default '',
  trailer_link text not null default '' check (char_length(trailer_link) <= 500),
  link text not null default '' check (char_length(link) <= 500),
  -- How many files can be fetched here; moved with them.
  build_count integer not null default 0 check (build_count >= 0),
  status text not null check (status in ('draft', 'pending', 'published', 'rejected', 'withdrawn')),
  -- Why it was turned down.
  review_reason text not null default '',
  found_words text[] not null default '{}',
  submitted_at timestamptz,
  -- When it first came out; it keeps its place when it comes back.
  published_at timestamptz,
  -- Recency and liveliness in one number; see the rules of the module. Moved off the request path.
  rank double precision not null default 0,
  -- The rating as far as its number can be trusted; moved with the ratings.
  rating_rank double precision not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (status <> 'published' or (published_at is not null and cover is not null and type_mask > 0 and platform_mask > 0)),
  check (deleted_at is null or status <> 'published')
);
create index games_newest on games (published_at desc, id desc)
  include (type_mask, platform_mask, price_fen, user_id) where status = 'published';
create index games_ranked on games (rank desc, id desc)
  include (type_mask, platform_mask, price_fen, user_id) where status = 'published';
create index games_best on games (rating_rank desc, id desc)
  include (type_mask, platform_mask, price_fen, user_id) where status = 'published';
create index games_by_price on games (price_fen, id)
  include (type_mask, platform_mask, user_id) where status = 'published';
create index games_of_developer on games (user_id, published_at desc, id desc)
  include (type_mask, platform_mask, price_fen) where status = 'published';
create index games_of_user on games (user_id, updated_at desc, id desc) where deleted_at is null;
create index games_of_user_in_status on games (user_id, status, updated_at desc, id desc) where deleted_at is null;
create index games_to_review on games (submitted_at, id) where status = 'pending' and deleted_at is null;

create table game_stats (
  game_id bigint primary key references games on delete cascade,
  view_count integer not null default 0 check (view_count >= 0),
  -- People a day who opened or downloaded it.
  play_count integer not null default 0 check (play_count >= 0),
  -- Everybody who has it.
  player_count integer not null default 0 check (player_count >= 0),
  download_count integer not null default 0 check (download_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  -- With answers, and those that begin something.
  comment_count integer not null default 0 check (comment_count >= 0),
  thread_count integer not null default 0 check (thread_count between 0 and comment_count),
  rated_1 integer not null default 0 check (rated_1 >= 0),
  rated_2 integer not null default 0 check (rated_2 >= 0),
  rated_3 integer not null default 0 check (rated_3 >= 0),
  rated_4 integer not null default 0 check (rated_4 >= 0),
  rated_5 integer not null default 0 check (rated_5 >= 0),
  rating_count integer not null generated always as (rated_1 + rated_2 + rated_3 + rated_4 + rated_5) stored,
  -- With one decimal; 0 while nobody has rated.
  rating numeric(2, 1) not null generated always as (round(
    (rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5)::numeric
    / greatest(1, rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 1)) stored
) with (fillfactor = 70);

-- Who has published something.
create table game_developers (
  user_id bigint primary key references users on delete cascade,
  game_count integer not null default 0 check (game_count >= 0)
);

create table game_likes (
  game_id bigint not null references games on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (game_id, user_id)
);
create index game_likes_of_user on game_likes (user_id, created_at desc, game_id desc);
create index game_likes_by_time on game_likes (created_at) include (game_id, user_id);

create table game_comments (
  id bigint generated always as identity primary key,
  game_id bigint not null references games on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- What it stands under; answers to answers stand beside them.
  parent_id bigint references game_comments on delete cascade,
  -- Whom an answer means.
  reply_user_id bigint references users on delete set null,
  content text not null check (char_length(content) between 1 and 1000),
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((rating is null) = (rated_at is null)),
  check (rating is null or parent_id is null)
);
-- One rating a person and game.
create unique index game_comments_rated_once on game_comments (game_id, user_id)
  where rating is not null and deleted_at is null;
create index game_comments_newest on game_comments (game_id, id desc) where parent_id is null and deleted_at is null;
create index game_comments_useful on game_comments (game_id, like_count desc, id desc)
  where parent_id is null and deleted_at is null;
create index game_comments_of_rating_newest on game_comments (game_id, rating, id desc)
  where parent_id is null and deleted_at is null;
create index game_comments_of_rating_useful on game_comments (game_id, rating, like_count desc, id desc)
  where parent_id is null and deleted_at is null;
create index game_comments_answers on game_comments (parent_id, id) where parent_id is not null and deleted_at is null;
create index game_comments_rated_lately on game_comments (game_id, rated_at desc) include (rating)
  where rating is not null and deleted_at is null;
create index game_comments_rated_by_time on game_comments (rated_at) include (game_id, user_id, rating)
  where rating is not null and deleted_at is null;
create index game_comments_of_user on game_comments (user_id);

create table game_comment_likes (
  comment_id bigint not null references game_comments on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (comment_id, user_id)
);
create index game_comment_likes_of_user on game_comment_likes (user_id);

create table search_games partition of search_documents for values in ('game');
create function game_text(summary text, description text, tags text[]) returns text language sql immutable
  return summary || E'\n' || description || E'\n' || array_to_string(tags, ' ');
create view search_source_game as
  select id, user_id as owner_id, published_at as made_at, title, game_text(summary, description, tags) as body
  from games where status = 'published';

create function search_game() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'game', id, user_id, published_at, title, game_text(summary, description, tags)
    from added where status = 'published';
  elsif new.status = 'published' then
    perform search_put('game', new.id, new.user_id, new.published_at, new.title,
      game_text(new.summary, new.description, new.tags));
  else
    delete from search_documents where kind = 'game' and id = new.id;
  end if;
  return null;
end $$;
create trigger search_add after insert on games referencing new table as added
  for each statement execute function search_game();
create trigger search_put after update of title, summary, description, tags, status on games
  for each row when (old.title <> new.title or old.summary <> new.summary or old.description <> new.description
    or old.tags <> new.tags or (old.status = 'published') <> (new.status = 'published'))
  execute function search_game();
create trigger search_drop after delete on games for each row execute function search_drop('game');
