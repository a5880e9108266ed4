-- Why: an author chooses the picture that stands for a series. What is kept is which picture of which post; whether it still stands
-- there is asked when it is shown, so nothing need be mended when the post leaves, is hidden or changes its pictures. A post that
-- is hidden remembers its series, and joins it again when it comes back.

alter table post_series
  add column cover_post_id bigint references posts on delete set null,
  add column cover_url text not null default '' check (char_length(cover_url) <= 500);
create index post_series_by_cover on post_series (cover_post_id) where cover_post_id is not null;

create table series_returns (
  post_id bigint primary key references posts on delete cascade,
  series_id bigint not null references post_series on delete cascade
);
create index series_returns_of_series on series_returns (series_id);
