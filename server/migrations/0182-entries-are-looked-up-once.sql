-- Why: two foreign keys looked accounts and transfers up once more for every entry, and locked them, after triggers had done so:
-- accounts by moving their balance, which fails where there is none. Neither can go away again (both refuse deletion), so the
-- trigger that adds entries up asks for their transfer as well, once for all of them.
alter table ledger_entries
  drop constraint ledger_entries_account_id_fkey,
  drop constraint ledger_entries_transfer_id_fkey;

create or replace function ledger_check_sum() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select a.transfer_id as id, t.id is null as is_missing into wrong
    from added a left join ledger_transfers t on t.id = a.transfer_id
    group by a.transfer_id, t.id
    having t.id is null or sum(a.amount_fen) <> 0
      or count(*) <> (select count(*) from ledger_entries e where e.transfer_id = a.transfer_id)
    limit 1;
  if wrong.is_missing then
    raise exception 'ledger transfer % does not exist', wrong.id using errcode = 'foreign_key_violation';
  elsif found then
    raise exception 'ledger transfer % does not sum to 0, or was written before', wrong.id
      using errcode = 'check_violation', constraint = 'ledger_entries_sum';
  end if;
  return null;
end $$;

-- Nearly every key is new: it is written at once, and looked for only where the money doesn't suffice or the key is taken.
create or replace function ledger_transfer(
  _key text, _kind text, _cause_kind text, _cause_id bigint, _asked_by bigint, _now timestamptz,
  _names text[], _kinds text[], _users bigint[], _orders bigint[], _amounts bigint[],
  out outcome text, out transfer_id bigint, out short_kind text, out missing_fen bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
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

  if missing_fen > 0 then
    -- Looked for with the accounts locked: who has the same key and was first has been seen to the end.
    select t.id into transfer_id from ledger_transfers t where t.key = _key;
    if not found then
      outcome := 'short';
      return;
    end if;
  else
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
