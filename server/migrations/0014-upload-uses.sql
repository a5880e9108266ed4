-- Why: a file lives while something uses it. Who uses what stands in one table, so that keeping and sweeping ask one
-- place, and a use says who may read. What isn't for everybody is stored apart and has no address of its own.

create table upload_uses (
  upload_id bigint not null references uploads on delete cascade,
  -- What uses it: kind and id of the row that shows it.
  kind text not null check (char_length(kind) between 1 and 40),
  owner_id bigint not null,
  readers text not null check (readers in ('everybody', 'parties', 'owner')),
  -- Who may read when it isn't everybody.
  reader_ids bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (upload_id, kind, owner_id),
  check (case readers
    when 'everybody' then cardinality(reader_ids) = 0
    when 'owner' then cardinality(reader_ids) = 1
    else cardinality(reader_ids) >= 2 end)
);
create index upload_uses_of_owner on upload_uses (kind, owner_id);

insert into upload_uses (upload_id, kind, owner_id, readers)
  select upload_id, 'post', post_id, 'everybody' from post_media
  union all
  -- Their addresses are known already.
  select upload_id, 'message', id, 'everybody' from messages where upload_id is not null
  union all
  select uploads.id, 'avatar', users.id, 'everybody' from users join uploads on uploads.url = users.avatar
  union all
  select uploads.id, 'circle-icon', circles.id, 'everybody' from circles join uploads on uploads.url = circles.icon
  union all
  select uploads.id, 'circle-cover', circles.id, 'everybody'
    from circles join uploads on uploads.url = circles.cover_image;

-- The public address that a private file had or was copied from: whoever was given it may send the file again by it.
alter table uploads add column source_url text unique;

-- A piece is stored before its row, under a name of its own; a merge is begun before it is done.
alter table upload_chunks add column key text, add column merging_at timestamptz;
update upload_chunks set key = 'chunks/' || left(encode(sha256(convert_to(user_id || ':' || chunk_id, 'UTF8')), 'hex'), 32)
  || '/' || chunk_index || '.part';
alter table upload_chunks alter column key set not null;

-- A call that reaches outside claims its key first and answers later.
alter table idempotency_keys alter column answer drop not null, add column claim uuid,
  add check ((answer is null) = (claim is not null));

drop table post_media;
drop index users_by_avatar;
alter table messages drop column upload_id;
-- Went with the column.
alter table messages add check (revoked_at is null or (content = '' and file is null));
