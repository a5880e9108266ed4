-- Why: accounts end. The row of a person stays for what the ledger and other people's things point to, without anything that says who it was.

alter table users add column erased_at timestamptz;

create table account_deletions (
  user_id bigint primary key references users on delete cascade,
  -- waiting: it can still be taken back. erasing: no way back. erased: done.
  state text not null default 'waiting' check (state in ('waiting', 'erasing', 'erased')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Why it didn't happen when it was due, as its owner reads it.
  held_by text not null default '',
  erased_at timestamptz,
  check ((state = 'erased') = (erased_at is not null))
);
create index account_deletions_due on account_deletions (due_at) where state <> 'erased';

-- Nobody is found who is gone.
create or replace view search_source_user as
  select id, id as owner_id, created_at as made_at, concat_ws(e'\n', nullif(nickname, ''), username) as title, bio as body
  from users where erased_at is null;
create or replace function search_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_documents (kind, id, owner_id, made_at, title, body)
    select 'user', id, id, created_at, concat_ws(e'\n', nullif(nickname, ''), username), bio from added
    where erased_at is null;
  elsif new.erased_at is null then
    perform search_put('user', new.id, new.id, new.created_at, concat_ws(e'\n', nullif(new.nickname, ''), new.username), new.bio);
  else
    delete from search_documents where kind = 'user' and id = new.id;
  end if;
  return null;
end $$;
drop trigger search_put on users;
create trigger search_put after update of username, nickname, bio, erased_at on users
  for each row execute function search_user();

-- No new order with somebody who is gone, however close the two moments are: the lock makes the later one see the earlier.
create function orders_among_the_living() returns trigger language plpgsql as $$
begin
  perform from users where id in (new.client_id, new.creator_id) order by id for key share;
  if exists (select from users where id in (new.client_id, new.creator_id) and erased_at is not null) then
    raise exception 'an order needs two people' using errcode = 'check_violation', constraint = 'orders_among_the_living';
  end if;
  return new;
end $$;
create trigger orders_among_the_living before insert on orders for each row execute function orders_among_the_living();
