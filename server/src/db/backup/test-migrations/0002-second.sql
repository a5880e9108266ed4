-- Why: circles of references, sums that must agree, and things of a schema that are no tables.

create table left_side (id int primary key, right_id int not null);
create table right_side (id int primary key, left_id int not null references left_side (id));
alter table left_side add foreign key (right_id) references right_side (id) deferrable initially immediate;
create table purses (id int primary key, coins int not null);
create table chests (id int primary key, coins int not null);
create table words (kind text, word text, folded text generated always as (lower(word)) stored) partition by list (kind);
create table nouns partition of words for values in ('noun');
create sequence tickets increment 5 start 100;
create type span_of_fen as range (subtype = bigint);
create view riches as select id, coins from purses union all select id, coins from chests;
create materialized view mentors as select distinct mentor_id from people;
create statistics odd_pairs on flag, small from "Odd Name";
create procedure rest() language sql as 'select 1';
create function greatest_text(text, text) returns text language sql immutable as 'select greatest($1, $2)';
create aggregate longest (text) (sfunc = greatest_text, stype = text);
create collation plain_order (provider = libc, locale = 'C');
create function same_place(place, place) returns boolean language sql immutable as 'select $1 = $2';
create operator === (leftarg = place, rightarg = place, function = same_place);
