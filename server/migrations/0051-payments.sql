-- Why: money that comes in by a provider. The row is there before the provider is asked, so that whatever is cut in half is found and settled.

create table payments (
  id bigint generated always as identity primary key,
  -- What the provider knows it by. Drawn by lot: the provider remembers numbers that a restored database has forgotten.
  payment_no text not null unique check (payment_no ~ '^[0-9A-Za-z]{6,32}$'),
  user_id bigint not null references users,
  amount_fen bigint not null check (amount_fen > 0),
  method text not null check (method in ('wechat', 'alipay', 'sandbox')),
  subject text not null check (char_length(subject) between 1 and 120),
  purpose text not null check (purpose in ('recharge', 'order')),
  order_id bigint,
  part text check (part in ('deposit', 'balance')),
  state text not null check (state in ('opening', 'pending', 'paid', 'failed', 'closed')),
  -- Where the payer goes, once the provider has said so.
  pay_url text,
  pay_as text check (pay_as in ('page', 'qr')),
  provider_no text,
  -- Why it failed or was closed, in the provider's word or ours.
  reason text not null default '',
  created_at timestamptz not null,
  -- Nobody can pay after it.
  expires_at timestamptz not null,
  -- When the provider was last asked, so that many who look don't ask as often.
  asked_at timestamptz not null,
  paid_at timestamptz,
  over_at timestamptz,
  check ((purpose = 'order') = (order_id is not null and part is not null)),
  check ((pay_url is null) = (pay_as is null)),
  check (state <> 'pending' or pay_url is not null),
  check ((state = 'paid') = (paid_at is not null)),
  check (state <> 'paid' or provider_no is not null)
);
create index payments_of_user on payments (user_id, id desc);
create index payments_open on payments (user_id) where state in ('opening', 'pending');
create index payments_open_until on payments (expires_at) where state in ('opening', 'pending');
create index payments_of_order on payments (order_id, part) where order_id is not null;

-- What was paid stays so, and what a payment is about never changes; no row goes away.
create function payments_keep() returns trigger language plpgsql as $$
begin
  if old.state = 'paid' and new is distinct from old
    or (new.payment_no, new.user_id, new.amount_fen, new.method, new.purpose, new.order_id, new.part, new.created_at)
      is distinct from (old.payment_no, old.user_id, old.amount_fen, old.method, old.purpose, old.order_id, old.part, old.created_at)
  then
    raise exception 'payment % can not be changed so', old.id using errcode = 'check_violation', constraint = 'payments_keep';
  end if;
  return new;
end $$;
create trigger payments_keep before update on payments for each row execute function payments_keep();
create trigger payments_stay before delete or truncate on payments for each statement execute function refuse_change();
