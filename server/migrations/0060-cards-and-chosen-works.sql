-- Why: bounties and orders are shown in chats as they stand, so a message keeps which one it names and nothing else of it.
-- Whoever applies can point to works of their own; a work that is hidden or deleted later is gone from there too.

alter table messages
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('text', 'image', 'file', 'bounty', 'order')),
  -- Of a bounty or an order. Whoever reads is told by the module that it belongs to what may be seen of it.
  add column card_id bigint,
  add constraint messages_card_check
    check ((card_id is not null) = (kind in ('bounty', 'order') and revoked_at is null));

alter table bounty_applications
  add column work_ids bigint[] not null default '{}' check (cardinality(work_ids) <= 6);

-- Received applications by how long they take; what says nothing of it comes last. As in the query of the list.
create index bounty_applications_received_by_days on bounty_applications (owner_id, (coalesce(days, 1000)), id)
  where status <> 'withdrawn';
