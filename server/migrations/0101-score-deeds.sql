-- Why: completed orders, check-ins and invitations count too, and people read the list of what made their level.

alter table score_entries drop constraint score_entries_kind_check;
alter table score_entries add constraint score_entries_kind_check check (kind ~ '^[a-z_]{1,20}$');
create index score_entries_of_user on score_entries (user_id, id desc);
