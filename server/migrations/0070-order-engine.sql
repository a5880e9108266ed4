-- Why: an order holds the client's money until the work is done. What was agreed is frozen in it, every move is an event that
-- stays as it was written, and whose move it is and until when stands in columns, so that lists and timers ask an index.

alter table orders
  add column service_id bigint references services on delete set null,
  add column post_id bigint,
  add column lines jsonb not null default '[]',
  add column cover jsonb,
  add column usage text not null default 'personal' check (usage in ('personal', 'commercial', 'buyout')),
  add column show_from text,
  add column credit boolean not null default true,
  add column days integer check (days between 1 and 365),
  add column reference_works jsonb not null default '[]',
  add column deposit_percent smallint not null default 20 check (deposit_percent between 20 and 100),
  add column deposit_fen bigint not null default 0 check (deposit_fen >= 0),
  -- Where the money is: what was paid is held, or went back, to the creator, or to the platform.
  add column paid_fen bigint not null default 0 check (paid_fen >= 0),
  add column refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  add column released_fen bigint not null default 0 check (released_fen >= 0),
  add column fee_fen bigint not null default 0 check (fee_fen >= 0),
  add column frozen_fen bigint not null default 0 check (frozen_fen >= 0),
  -- Names the transfers.
  add column money_count integer not null default 0,
  add column revisions_included smallint not null default 3,
  add column revisions_used smallint not null default 0,
  add column progress smallint not null default 0 check (progress between 0 and 100),
  add column delivery_count smallint not null default 0,
  add column schedule_start_at timestamptz,
  add column schedule_end_at timestamptz,
  -- Since when the creator has to work without a pause, and when the last sign of it came.
  add column working_since timestamptz,
  add column last_sign_at timestamptz,
  add column balance_asked_at timestamptz,
  add column delivered_at timestamptz,
  add column reminded_at timestamptz,
  -- What a refund or a dispute goes back to, and what was left of the time for accepting.
  add column resume_status text,
  add column accept_left_ms bigint,
  -- Timers; the job runs at the earliest.
  add column confirm_due_at timestamptz,
  add column accept_due_at timestamptz,
  add column accept_reminders smallint not null default 0,
  add column refund_due_at timestamptz,
  add column extension_due_at timestamptz,
  add column change_due_at timestamptz,
  add column change_by text check (change_by in ('client', 'creator')),
  add column evidence_due_at timestamptz,
  add column reviews_due_at timestamptz,
  add column completed_at timestamptz,
  add column ended_at timestamptz,
  add column end_reason text not null default '',
  add column is_partly_refunded boolean not null default false,
  add column was_on_time boolean,
  add column client_reviewed_at timestamptz,
  add column creator_reviewed_at timestamptz,
  -- Whose move it is and until when, for lists: 0 mine, 1 somebody else's, 2 over.
  add column turn text check (turn in ('client', 'creator', 'admin')),
  add column due_at timestamptz,
  add column client_rank smallint not null default 1,
  add column creator_rank smallint not null default 1,
  add column sort_key bigint not null default 0,
  add constraint orders_money_is_somewhere check (paid_fen >= refunded_fen + released_fen + fee_fen + frozen_fen);

update orders set
  deposit_fen = (price_fen * 200 + 999) / 1000,
  turn = case when status = 'pending_deposit' then 'client' end,
  due_at = case when status = 'pending_deposit' then deposit_due_at end,
  client_rank = case when status = 'pending_deposit' then 0 else 2 end,
  creator_rank = case when status = 'pending_deposit' then 1 else 2 end,
  ended_at = case when status = 'pending_deposit' then null else updated_at end,
  sort_key = case when status = 'pending_deposit' then 1 else -1 end
    * (extract(epoch from case when status = 'pending_deposit' then deposit_due_at else updated_at end) * 1000)::bigint;

create index orders_client_list on orders (client_id, client_rank, sort_key, id);
create index orders_creator_list on orders (creator_id, creator_rank, sort_key, id);
create index orders_client_tabs on orders (client_id, status, client_rank);
create index orders_creator_tabs on orders (creator_id, status, creator_rank);
drop index orders_of_client;

create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor text not null check (actor in ('client', 'creator', 'admin', 'system')),
  actor_id bigint references users,
  text text not null default '',
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index order_events_of_order on order_events (order_id, id);
create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_change();

create table order_deliveries (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  version smallint not null,
  description text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'rejected', 'accepted')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (order_id, version)
);
create unique index order_deliveries_waiting on order_deliveries (order_id) where state = 'waiting';

create table order_files (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- None yet: uploaded and not delivered. References are never delivered.
  delivery_id bigint references order_deliveries,
  is_reference boolean not null default false,
  upload_id bigint not null,
  url text not null,
  name text not null check (char_length(name) between 1 and 255),
  byte_size bigint not null check (byte_size >= 0),
  sha256 text not null default '',
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'file')),
  created_at timestamptz not null
);
create index order_files_of_order on order_files (order_id, id);

create table order_pins (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  delivery_id bigint not null references order_deliveries,
  number smallint not null,
  file_id bigint not null references order_files,
  x real not null check (x between 0 and 100),
  y real not null check (y between 0 and 100),
  text text not null check (char_length(text) between 1 and 400),
  done_in smallint,
  unique (delivery_id, number)
);
create index order_pins_of_order on order_pins (order_id);

-- Extensions and changes that one side asks the other for.
create table order_proposals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('extension', 'change')),
  by_side text not null check (by_side in ('client', 'creator')),
  price_fen bigint check (price_fen >= 0),
  scope text not null default '',
  schedule_end_at timestamptz,
  extra_revisions smallint not null default 0,
  reason text not null default '',
  status text not null default 'open' check (status in ('open', 'agreed', 'refused', 'lapsed', 'withdrawn')),
  answer text not null default '',
  expires_at timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index order_proposals_open on order_proposals (order_id, kind) where status = 'open';
create index order_proposals_of_order on order_proposals (order_id, id);

create table order_refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount_fen bigint not null check (amount_fen > 0),
  held_fen bigint not null check (held_fen >= amount_fen),
  reason text not null,
  description text not null,
  images jsonb not null default '[]',
  status text not null default 'open' check (status in ('open', 'agreed', 'refused', 'lapsed', 'disputed')),
  answer text not null default '',
  respond_until timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index order_refunds_open on order_refunds (order_id) where status = 'open';
create index order_refunds_of_order on order_refunds (order_id, id desc);

create table order_disputes (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders,
  by_side text not null check (by_side in ('client', 'creator', 'admin')),
  reason text not null,
  claim_fen bigint check (claim_fen >= 0),
  held_fen bigint not null check (held_fen >= 0),
  status text not null default 'evidence' check (status in ('evidence', 'waiting', 'ruled')),
  evidence_until timestamptz not null,
  -- What was known when it was opened, and its hash.
  pack jsonb not null default '{}',
  pack_sha256 text not null default '',
  archive jsonb,
  ruling_client_fen bigint,
  ruling_creator_fen bigint,
  ruling_fee_fen bigint,
  ruling_reason text not null default '',
  cited jsonb not null default '[]',
  ruled_by bigint references users,
  ruled_at timestamptz,
  created_at timestamptz not null,
  check (ruled_at is null or ruling_client_fen + ruling_creator_fen + ruling_fee_fen = held_fen)
);
create index order_disputes_open on order_disputes (evidence_until, id) where status <> 'ruled';
create index order_disputes_ruled on order_disputes (ruled_at desc, id desc) where status = 'ruled';

create table order_statements (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references order_disputes,
  by_side text not null check (by_side in ('client', 'creator')),
  user_id bigint not null references users,
  content text not null,
  images jsonb not null default '[]',
  created_at timestamptz not null
);
create index order_statements_of_dispute on order_statements (dispute_id, id);
create trigger order_statements_append_only before update or delete or truncate on order_statements
  for each statement execute function refuse_change();

create table order_reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  by_side text not null check (by_side in ('client', 'creator')),
  author_id bigint not null references users,
  about_id bigint not null references users,
  rating smallint not null check (rating between 1 and 5),
  content text not null,
  -- Opened together, or some days after the first.
  opened_at timestamptz,
  reply text not null default '',
  replied_at timestamptz,
  created_at timestamptz not null,
  unique (order_id, by_side)
);
create index order_reviews_about on order_reviews (about_id, by_side, opened_at desc, id desc) where opened_at is not null;

create table order_licences (
  code text primary key check (code ~ '^[A-Z0-9-]{8,40}$'),
  order_id bigint not null unique references orders,
  client_id bigint not null references users,
  creator_id bigint not null references users,
  title text not null,
  usage text not null,
  credit boolean not null,
  show_from text,
  files jsonb not null,
  is_client_named boolean not null default true,
  is_creator_named boolean not null default true,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text not null default ''
);
create index order_licences_of_client on order_licences (client_id, issued_at desc, code);
create index order_licences_of_creator on order_licences (creator_id, issued_at desc, code);

