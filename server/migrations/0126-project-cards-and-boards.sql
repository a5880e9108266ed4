-- Why: projects are sent into chats, and what can be tried or won is ranked.

alter table messages
  drop constraint messages_kind_check,
  drop constraint messages_card_check,
  add constraint messages_kind_check check (kind in ('text', 'image', 'file', 'bounty', 'order', 'activity', 'project')),
  add constraint messages_card_check
    check ((card_id is not null) = (kind in ('bounty', 'order', 'activity', 'project') and revoked_at is null));

alter table ranking_snapshots
  drop constraint ranking_snapshots_board_check,
  add constraint ranking_snapshots_board_check check (board in ('creators', 'games', 'demos', 'competition'));
