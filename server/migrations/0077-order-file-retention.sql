-- Why: the files of an order are kept for a year after its end; both sides are told a month before they go. Names and hashes stay, so that a
-- licence can still be checked against a copy.

alter table orders
  add column files_warned_at timestamptz,
  add column files_removed_at timestamptz;

-- What isn't through with it yet, the oldest end first.
create index orders_kept_files on orders (ended_at, id) where ended_at is not null and files_removed_at is null;
