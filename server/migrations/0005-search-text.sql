-- Why: Chinese has no spaces, and PostgreSQL's parsers know none of its words. Texts and queries are cut by the same functions.

-- One spelling for what people take to be the same: full-width letters, upper case, invisible joints.
create function search_fold(content text) returns text
language sql immutable strict parallel safe
return translate(lower(normalize(content, nfkc)), U&'\00ad\200b\200c\200d\2060\feff', '');

-- Runs of ideographs, kana and hangul, and words of other scripts; all else, emoji too, only separates.
-- By code points, not by classes: classes depend on the locale of the database.
-- In PL/pgSQL, like others below, as it keeps its plans; SQL functions are planned anew for every row written.
create function search_words(folded text) returns text[]
language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select word[1] from regexp_matches(
      folded,
      '[\u3005\u3007\u3040-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+'
        '|[0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\ua000-\uabff\ufb00-\ufdff\ufe70-\ufefe\U00010000-\U0001efff]+',
      'g'
    ) as word
  );
end $$;

-- Not strict: the planner couldn't unfold it where it is used.
create function search_is_ideographic(word text) returns boolean
language sql immutable parallel safe
return ascii(word) in (12293, 12295) or ascii(word) between 12352 and 12799 or ascii(word) between 13312 and 40959
  or ascii(word) between 44032 and 55203 or ascii(word) between 63744 and 64255 or ascii(word) between 131072 and 262143;

-- What a text is found by: each ideograph, each pair of neighbours, each other word. Without positions, of which a vector
-- keeps too few for long texts: where more than two in a row matter, search_patterns asks the text itself.
create function search_lexemes(folded text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  word text;
  one text;
  one_before text;
  lexemes text[] := '{}';
begin
  foreach word in array search_words(folded) loop
    if search_is_ideographic(word) then
      one_before := null;
      foreach one in array string_to_array(word, null) loop
        lexemes := array_append(lexemes, one);
        if one_before is not null then
          lexemes := array_append(lexemes, one_before || one);
        end if;
        one_before := one;
      end loop;
    else
      lexemes := array_append(lexemes, left(word, 64));
    end if;
  end loop;
  return lexemes;
end $$;

-- The beginning of a text; an index row has limits, and nobody looks for a word at the end of a book.
create function search_key(content text) returns text
language sql immutable strict parallel safe
return left(search_fold(left(content, 20000)), 20000);

create function search_vector(content text) returns tsvector
language sql immutable strict parallel safe
return array_to_tsvector(search_lexemes(search_key(content)));

-- The title's words once more with a mark, so that titles alone can be asked for.
create function search_vector(title text, body text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  names text[] := search_lexemes(search_key(title));
  lexemes text[] := names || search_lexemes(search_key(body));
  name text;
begin
  foreach name in array names loop
    lexemes := array_append(lexemes, '^' || name);
  end loop;
  return array_to_tsvector(lexemes);
end $$;

-- All words of a keyword, the last one perhaps not typed to its end. Null when there is no word in it.
create function search_query(keyword text, mark text default '') returns tsquery
language sql immutable strict parallel safe
return (
  select string_agg(
    case
      when not search_is_ideographic(word) then
        '''' || mark || left(word, 64) || '''' || case when place = cardinality(words) then ':*' else '' end
      when length(word) = 1 then '''' || mark || word || ''''
      else (
        select string_agg('''' || mark || substr(word, start, 2) || '''', ' & ')
        from generate_series(1, length(word) - 1) as start
      )
    end,
    ' & '
  )::tsquery
  from search_words(search_fold(keyword)) as words, unnest(words) with ordinality as part (word, place)
);

-- What the folded text must be like where pairs of neighbours don't say enough: 一二 and 二三 are also in 二三一二.
create function search_patterns(keyword text) returns text[]
language sql immutable strict parallel safe
return array(
  select '%' || word || '%' from unnest(search_words(search_fold(keyword))) as word
  where length(word) > 2 and search_is_ideographic(word)
);
