-- Why: accepting an application makes an order of it in the same transaction. What a bounty may still do depends on its orders.

create table orders (
  id bigint generated always as identity primary key,
  order_numbers text not null unique check (order_numbers ~ '^ZJ\d{18}$'),
  bounty_id bigint references bounties,
  application_id bigint references bounty_applications,
  client_id bigint not null references users,
  creator_id bigint not null references users,
  title text not null check (char_length(title) between 1 and 100),
  brief text not null default '',
  price_fen bigint not null check (price_fen >= 0),
  -- The bounty takes one creator only.
  is_exclusive boolean not null default false,
  status text not null check (status in ('pending_deposit', 'pending_confirm', 'in_progress', 'delivered', 'revision',
    'refunding', 'disputing', 'completed', 'cancelled', 'refunded')),
  -- Until when the deposit must be paid.
  deposit_due_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (client_id <> creator_id)
);
create unique index orders_only_one on orders (bounty_id) where is_exclusive and status not in ('cancelled', 'refunded');
create unique index orders_one_of_application on orders (application_id) where status not in ('cancelled', 'refunded');
create index orders_of_bounty on orders (bounty_id, status);
create index orders_of_application on orders (application_id, id desc);
create index orders_of_client on orders (client_id, id desc);
create index orders_of_creator on orders (creator_id, status, id desc);
