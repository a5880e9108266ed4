-- Why: whoever asks the store for a type or a platform that few games have walked an order's index to its end, a hundred thousand
-- entries for a dozen games. By their words those few are found at once, and sorted.

-- Types and platforms of a game as a list: the bit of each type, and of each platform as a negative number. There is room for
-- more words than the contract has. Not in SQL: the planner would write its body into every statement that asks for words.
create function game_words(type_mask integer, platform_mask integer) returns integer[] language plpgsql immutable parallel safe
as $$ begin
  return array_remove(array[
    type_mask & 2, type_mask & 4, type_mask & 8, type_mask & 16, type_mask & 32, type_mask & 64, type_mask & 128,
    type_mask & 256, type_mask & 512, type_mask & 1024, type_mask & 2048, type_mask & 4096, type_mask & 8192,
    type_mask & 16384, type_mask & 32768, type_mask & 65536, type_mask & 131072, type_mask & 262144, type_mask & 524288,
    type_mask & 1048576, -(platform_mask & 2), -(platform_mask & 4), -(platform_mask & 8), -(platform_mask & 16),
    -(platform_mask & 32), -(platform_mask & 64), -(platform_mask & 128), -(platform_mask & 256), -(platform_mask & 512),
    -(platform_mask & 1024)], 0);
end $$;

-- Without a list of what isn't sorted in yet, which every search would have to read.
create index games_of_words on games using gin (game_words(type_mask, platform_mask)) with (fastupdate = off)
  where status = 'published';
