-- Why: money is kept by double entry. Only new entries move balances, whoever writes them; nothing written is ever changed.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whose money it is; none: the platform's own.
  user_id bigint references users,
  -- Money that belongs to an order until it ends.
  order_id bigint,
  -- What an account is found by, the same whichever parts it has.
  name text not null unique generated always as (
    kind || coalesce(':' || user_id::text, '') || coalesce('#' || order_id::text, '')
  ) stored,
  balance_fen bigint not null default 0,
  -- The number of its last entry.
  entry_count bigint not null default 0,
  -- A column and not a condition on the balance, so that the index doesn't see every move.
  has_money boolean not null generated always as (balance_fen <> 0) stored,
  created_at timestamptz not null default now(),
  -- In one: each check costs every move.
  constraint ledger_accounts_known check (
    case kind
      when 'available' then user_id is not null and order_id is null
      when 'frozen' then user_id is not null
      when 'escrow' then user_id is not null and order_id is not null
      else kind in ('fees', 'cash', 'payouts') and user_id is null and order_id is null
    end
  ),
  -- Cash stands for the world outside: what it lacks is what is inside.
  constraint ledger_accounts_covered check (balance_fen >= 0 or kind = 'cash')
) with (fillfactor = 70);
-- One client has paid for an order, so nobody else's account can hold its money.
create unique index ledger_accounts_of_order on ledger_accounts (order_id, kind) where order_id is not null;
create index ledger_accounts_with_money on ledger_accounts (user_id, kind) where has_money and user_id is not null;

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- Asked for twice, made once.
  key text not null unique check (char_length(key) between 1 and 200),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  cause_kind text not null check (cause_kind in ('order', 'recharge', 'withdrawal')),
  cause_id bigint not null,
  -- None: a timer of ours.
  asked_by bigint references users,
  created_at timestamptz not null
);
create index ledger_transfers_of_cause on ledger_transfers (cause_kind, cause_id, id);

create table ledger_entries (
  account_id bigint not null references ledger_accounts,
  -- Without gaps, in the order of the balances.
  seq bigint not null,
  transfer_id bigint not null references ledger_transfers,
  amount_fen bigint not null check (amount_fen <> 0),
  balance_after_fen bigint not null,
  -- Of the transfer: lists are asked for by it.
  kind text not null,
  -- On somebody's 可用, which alone is looked through by kind, month and direction.
  is_listed boolean not null,
  created_at timestamptz not null,
  -- Its first day, in Shanghai.
  month date not null generated always as (date_trunc('month', created_at at time zone 'Asia/Shanghai')::date) stored,
  primary key (account_id, seq)
);
create unique index ledger_entries_of_transfer on ledger_entries (transfer_id, account_id);
create index ledger_entries_by_kind on ledger_entries (account_id, kind, seq) where is_listed;
create index ledger_entries_by_month on ledger_entries (account_id, month, seq) where is_listed;
create index ledger_entries_by_direction on ledger_entries (account_id, (amount_fen > 0), seq) where is_listed;

-- What somebody earned in a month of Shanghai; follows from the entries.
create table ledger_income (
  user_id bigint not null references users,
  month date not null,
  amount_fen bigint not null,
  transfer_count integer not null,
  primary key (user_id, month)
);

-- What each verification found.
create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  transfer_count bigint not null,
  inside_fen bigint not null,
  fault_count integer not null,
  -- The first of them, for whoever has to look.
  faults jsonb not null
);

create function ledger_move_balance() returns trigger language plpgsql as $$
declare
  account record;
begin
  update ledger_accounts set balance_fen = balance_fen + new.amount_fen, entry_count = entry_count + 1
    where id = new.account_id returning kind, user_id, balance_fen, entry_count into account;
  if not found then
    raise exception 'ledger account % does not exist', new.account_id using errcode = 'foreign_key_violation';
  end if;
  new.seq := account.entry_count;
  new.balance_after_fen := account.balance_fen;
  new.is_listed := account.kind = 'available';
  if new.kind = 'income' and new.is_listed and new.amount_fen > 0 then
    insert into ledger_income as i (user_id, month, amount_fen, transfer_count)
      values (account.user_id, date_trunc('month', new.created_at at time zone 'Asia/Shanghai')::date, new.amount_fen, 1)
      on conflict (user_id, month) do update
        set amount_fen = i.amount_fen + excluded.amount_fen, transfer_count = i.transfer_count + 1;
  end if;
  return new;
end $$;
create trigger ledger_entries_move_balance before insert on ledger_entries
  for each row execute function ledger_move_balance();

-- All entries of a transfer come in one statement and cancel out.
create function ledger_check_sum() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select a.transfer_id into wrong from added a group by a.transfer_id
    having sum(a.amount_fen) <> 0
      or count(*) <> (select count(*) from ledger_entries e where e.transfer_id = a.transfer_id)
    limit 1;
  if found then
    raise exception 'ledger transfer % does not sum to 0, or was written before', wrong
      using errcode = 'check_violation', constraint = 'ledger_entries_sum';
  end if;
  return null;
end $$;
create trigger ledger_entries_check_sum after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_check_sum();

create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_transfers_append_only before update or delete or truncate on ledger_transfers
  for each statement execute function refuse_change();
create trigger ledger_checks_append_only before update or delete or truncate on ledger_checks
  for each statement execute function refuse_change();

-- Balances and incomes are moved by the trigger of the entries and by nothing else.
create trigger ledger_accounts_begin_empty before insert on ledger_accounts
  for each row when (new.balance_fen <> 0 or new.entry_count <> 0) execute function refuse_change();
create trigger ledger_accounts_by_entries before update on ledger_accounts
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_income_by_entries before insert or update on ledger_income
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger ledger_income_stays before delete or truncate on ledger_income
  for each statement execute function refuse_change();

-- One transfer, in one call: amounts are given per account, below 0 for what leaves it.
-- The outcome is made, repeated (the key has done the same before), taken (the key has done something else) or short.
create function ledger_transfer(
  _key text, _kind text, _cause_kind text, _cause_id bigint, _asked_by bigint, _now timestamptz,
  _names text[], _kinds text[], _users bigint[], _orders bigint[], _amounts bigint[],
  out outcome text, out transfer_id bigint, out short_kind text, out missing_fen bigint
) language plpgsql as $$
declare
  ids bigint[];
  amounts bigint[];
  found_before boolean;
begin
  for attempt in 1..2 loop
    -- In the order of their ids, so that two transfers between the same accounts can't wait for each other.
    select array_agg(l.id), array_agg(l.amount), (array_agg(l.kind) filter (where l.missing > 0))[1],
        (array_agg(l.missing) filter (where l.missing > 0))[1]
      into ids, amounts, short_kind, missing_fen
      from (
        select a.id, a.kind, m.amount, case when a.kind = 'cash' then 0 else -(a.balance_fen + m.amount) end as missing
        from unnest(_names, _amounts) as m(name, amount) join ledger_accounts a on a.name = m.name
        order by a.id for no key update of a
      ) l;
    exit when cardinality(ids) = cardinality(_names);
    insert into ledger_accounts (kind, user_id, order_id)
      select kind, user_id, order_id from unnest(_names, _kinds, _users, _orders) as m(name, kind, user_id, order_id)
      order by name on conflict (name) do nothing;
  end loop;
  if cardinality(ids) is distinct from cardinality(_names) then
    raise exception 'ledger accounts % are not what they are called', _names;
  end if;

  -- Looked for with the accounts locked: who has the same key and was first has been seen to the end.
  select t.id into transfer_id from ledger_transfers t where t.key = _key;
  if not found then
    if missing_fen > 0 then
      outcome := 'short';
      return;
    end if;
    insert into ledger_transfers (key, kind, cause_kind, cause_id, asked_by, created_at)
      values (_key, _kind, _cause_kind, _cause_id, _asked_by, _now)
      on conflict (key) do nothing returning id into transfer_id;
    if found then
      insert into ledger_entries (account_id, transfer_id, amount_fen, kind, created_at)
        select id, ledger_transfer.transfer_id, amount, _kind, _now from unnest(ids, amounts) as m(id, amount) order by id;
      outcome := 'made';
      return;
    end if;
    select t.id into transfer_id from ledger_transfers t where t.key = _key;
  end if;

  select t.kind = _kind and t.cause_kind = _cause_kind and t.cause_id = _cause_id
      and t.asked_by is not distinct from _asked_by
      and not exists (
        select from (select e.account_id, e.amount_fen from ledger_entries e where e.transfer_id = t.id) e
        full join unnest(ids, amounts) as m(id, amount) on e.account_id = m.id and e.amount_fen = m.amount
        where e.account_id is null or m.id is null
      )
    into found_before from ledger_transfers t where t.id = transfer_id;
  outcome := case when found_before then 'repeated' else 'taken' end;
end $$;
