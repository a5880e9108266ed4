-- Why: lists show each post's tags; gathered anew for every row they cost more than the rest of the list together.

alter table posts
  -- [{id, name}] in order; follows post_tags by the triggers below.
  add column tag_labels jsonb not null default '[]';

create function label_posts() returns trigger language plpgsql as $$
begin
  update posts p set tag_labels = coalesce((
    select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by pt.position)
    from post_tags pt join tags g on g.id = pt.tag_id where pt.post_id = p.id), '[]')
  where p.id in (select post_id from changed);
  return null;
end $$;

create trigger post_tags_come after insert on post_tags
  referencing new table as changed for each statement execute function label_posts();
create trigger post_tags_go after delete on post_tags
  referencing old table as changed for each statement execute function label_posts();

create function rebuild_tag_labels() returns void language sql as $$
  update posts p set tag_labels = labels.list
  from (
    select pt.post_id, jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by pt.position) as list
    from post_tags pt join tags g on g.id = pt.tag_id group by pt.post_id
  ) labels where labels.post_id = p.id and p.tag_labels <> labels.list;
$$;
select rebuild_tag_labels();

-- All that is made from other rows: a backup of an earlier version has none of it. Later migrations replace this.
create function rebuild_derived() returns void language sql as $$
  select rebuild_search();
  select rebuild_tag_labels();
$$;
