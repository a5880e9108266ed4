-- Why: games are handed out and sold here. What is paid waits in the buyer's 冻结 until it can't be given back any more, so the
-- ledger learns a cause and an income of another kind.

create table game_builds (
  id bigint generated always as identity primary key,
  game_id bigint not null references games on delete cascade,
  upload_id bigint not null references uploads,
  platform smallint not null check (platform between 1 and 30),
  version text not null check (char_length(version) between 1 and 20),
  notes text not null default '' check (char_length(notes) <= 500),
  -- Copied: what is shown of a file doesn't change.
  url text not null,
  name text not null,
  byte_size bigint not null check (byte_size > 0),
  sha256 text not null,
  created_at timestamptz not null,
  constraint game_builds_once unique (upload_id)
);
create index game_builds_of_game on game_builds (game_id, id desc);

create table game_purchases (
  id bigint generated always as identity primary key,
  game_id bigint not null references games on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- Who is paid, whoever has the game later.
  seller_id bigint not null references users on delete cascade,
  status text not null check (status in ('free', 'held', 'settled', 'refunded')),
  paid_fen bigint not null check (paid_fen >= 0),
  -- Of it, what the platform keeps once it is settled.
  fee_fen bigint not null check (fee_fen between 0 and paid_fen),
  settle_at timestamptz,
  downloaded_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'free') = (paid_fen = 0)),
  check ((status = 'free') = (settle_at is null)),
  check (status <> 'refunded' or downloaded_at is null),
  check (user_id <> seller_id)
);
-- Somebody has a game once; what was given back can be bought again.
create unique index game_purchases_once on game_purchases (game_id, user_id) where status <> 'refunded';
create index game_purchases_of_user on game_purchases (user_id, created_at desc, id desc) where status <> 'refunded';
create index game_purchases_by_time on game_purchases (created_at) include (game_id, user_id) where status <> 'refunded';
create index game_purchases_of_seller on game_purchases (seller_id);

-- Who fetched which file: it may be read by them for as long as both stand.
create table game_downloads (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references game_purchases on delete cascade,
  build_id bigint not null references game_builds on delete cascade,
  created_at timestamptz not null,
  constraint game_downloads_once unique (purchase_id, build_id)
);
create index game_downloads_of_build on game_downloads (build_id);

alter table ledger_transfers
  drop constraint ledger_transfers_cause_kind_check,
  add constraint ledger_transfers_cause_kind_check check (cause_kind in ('order', 'recharge', 'withdrawal', 'game'));

-- As before, but for what games bring in as well.
create or replace function ledger_move_balance() returns trigger language plpgsql as $$
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
  if new.kind in ('income', 'game_income') and new.is_listed and new.amount_fen > 0 then
    insert into ledger_income as i (user_id, month, amount_fen, transfer_count)
      values (account.user_id, date_trunc('month', new.created_at at time zone 'Asia/Shanghai')::date, new.amount_fen, 1)
      on conflict (user_id, month) do update
        set amount_fen = i.amount_fen + excluded.amount_fen, transfer_count = i.transfer_count + 1;
  end if;
  return new;
end $$;
