-- Why: tables of every kind of column, self references, and triggers that must rest.

create type mood as enum ('calm', '开心');
create domain fen as bigint check (value >= 0);
create type place as (x int, y text);
create table people (
  id bigint generated always as identity primary key,
  name text not null unique,
  mentor_id bigint references people (id),
  shouting text generated always as (upper(name)) stored
);
create table "Odd Name" (
  "the id" serial primary key, "SELECT" text, flag boolean, small smallint, amount numeric(20, 6), free numeric,
  ratio double precision, single real, bytes bytea, at timestamptz, local timestamp, day date, span interval,
  plain json, tree jsonb, words text[], grid int[][], terms tsvector, mood mood, price fen, uuid uuid,
  address inet, padded char(5), short varchar(3), bits bit varying(9), period tstzrange, spot place
);
create function refuse() returns trigger language plpgsql as
  $$ begin if new.name like '%!' then raise 'no shouting'; end if; return new; end $$;
create trigger polite before insert on people for each row execute function refuse();
create trigger dormant before insert on people for each row execute function refuse();
alter table people disable trigger dormant;
