-- Why: the files of a message go when both people have deleted it; whoever clears a chat asks for its files. Files of
-- earlier versions that wait to be removed, or were given up, are removed as well.

create index messages_with_file on messages (chat_id, seq) where file is not null;

with given_up as (
  delete from event_deliveries where type = 'upload.removed' and subscriber = 'all' returning type, payload
)
insert into outbox_events (type, payload) select type, payload from given_up;
