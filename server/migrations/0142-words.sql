-- Why: administrators keep the list of words that are refused, held for review or masked, and every process reads the same one.

create table watched_words (
  id bigint generated always as identity primary key,
  -- As it was typed; * stands for a few characters in between.
  word text not null check (char_length(word) between 1 and 50),
  -- By which two are the same: width, case, spaces and signs don't count.
  key text not null unique check (key <> ''),
  level text not null check (level in ('refuse', 'hold', 'mask')),
  added_by bigint references users on delete set null,
  created_at timestamptz not null
);
create index watched_words_of_level on watched_words (level, id desc);

-- Changes with every change of the list: who has read the list of this stamp needn't read it again.
create table watched_words_stamp (
  id integer primary key check (id = 1),
  stamp uuid not null
);
insert into watched_words_stamp values (1, gen_random_uuid());

create function stamp_watched_words() returns trigger language plpgsql as $$
begin
  update watched_words_stamp set stamp = gen_random_uuid() where id = 1;
  return null;
end $$;
create trigger watched_words_changed after insert or update or delete or truncate on watched_words
  for each statement execute function stamp_watched_words();

-- What the games store looked for until now.
insert into watched_words (word, key, level, created_at)
select word, lower(word), 'hold', now() from unnest(array[
  '赌博', '博彩', '百家乐', '外挂', '代充', '私服', '刷单', '破解版', '裸聊', '贷款', '加微信', '加QQ']) word;

-- A post that the filter held is out of sight until somebody has looked at it.
alter table report_cases add column is_held boolean not null default false;
