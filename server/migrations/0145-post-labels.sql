-- Why: a post says where it comes from (a repost with its source), and its author may cover what not everybody wants to see.
-- A covered post has no cover picture, so that every list that shows covers leaves it out without knowing why. Captions
-- stand in `media`, beside the picture that they belong to.

alter table posts
  add column origin text not null default '' check (origin in ('', 'original', 'repost', 'ai_assisted')),
  add column source_url text not null default '' check (char_length(source_url) <= 300),
  add column is_sensitive boolean not null default false,
  add constraint posts_repost_has_source check ((origin = 'repost') = (source_url <> '')),
  add constraint posts_sensitive_has_no_cover check (not is_sensitive or cover_image = '');
