-- Why: money that leaves. Where to is kept encrypted; each withdrawal is frozen first, looked at by an administrator, and paid out once.

-- Who an administrator has marked as verified; also what one person's withdrawals take turns by.
create table withdrawal_people (
  user_id bigint primary key references users,
  is_verified boolean not null default false
);

create table payout_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('bank', 'alipay')),
  bank text not null default '' check (char_length(bank) <= 30),
  -- Enough to be recognised by, and no more.
  masked text not null check (char_length(masked) between 1 and 80),
  holder_masked text not null check (char_length(holder_masked) between 1 and 10),
  -- Number and name, for the provider alone; gone with the account.
  secret bytea,
  -- Tells that two are the same without telling what they are.
  fingerprint bytea not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((removed_at is null) = (secret is not null))
);
create unique index payout_accounts_once on payout_accounts (user_id, fingerprint) where removed_at is null;
create index payout_accounts_of_user on payout_accounts (user_id, id) where removed_at is null;

create table withdrawals (
  id bigint generated always as identity primary key,
  -- What the provider knows it by, the same however often it is asked. Drawn by lot, as for payments.
  payout_no text not null unique check (payout_no ~ '^[0-9A-Za-z]{6,32}$'),
  user_id bigint not null references users,
  account_id bigint not null references payout_accounts,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('pending', 'approved', 'paid', 'rejected', 'failed')),
  -- For its owner.
  reason text not null default '' check (char_length(reason) <= 200),
  method text check (method in ('wechat', 'alipay', 'sandbox')),
  provider_no text,
  decided_by bigint references users,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- When the provider was last about to be asked to pay: from then on it may have happened.
  sent_at timestamptz,
  settled_at timestamptz,
  check ((state = 'pending') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state in ('approved', 'paid', 'failed')) = (method is not null)),
  check ((state in ('paid', 'failed')) = (settled_at is not null)),
  check (state <> 'paid' or sent_at is not null)
);
create index withdrawals_of_user on withdrawals (user_id, id desc);
create index withdrawals_in_state on withdrawals (state, id);
create index withdrawals_of_account on withdrawals (account_id) where state in ('pending', 'approved');

-- What is over stays so, and what a withdrawal is about never changes; no row goes away.
create function withdrawals_keep() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'rejected', 'failed') and new is distinct from old
    or (new.payout_no, new.user_id, new.account_id, new.amount_fen, new.created_at)
      is distinct from (old.payout_no, old.user_id, old.account_id, old.amount_fen, old.created_at)
  then
    raise exception 'withdrawal % can not be changed so', old.id
      using errcode = 'check_violation', constraint = 'withdrawals_keep';
  end if;
  return new;
end $$;
create trigger withdrawals_keep before update on withdrawals for each row execute function withdrawals_keep();
create trigger withdrawals_stay before delete or truncate on withdrawals for each statement execute function refuse_change();
