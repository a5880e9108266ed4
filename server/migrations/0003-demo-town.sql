-- Why: the demo town is filled once in a database's life, also when everything in it was deleted since.

create table demo_town (
  filled_at timestamptz not null
);
-- At most one row.
create unique index demo_town_once on demo_town ((true));
