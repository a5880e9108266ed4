-- Why: orders and assets need files kept as they were sent, up to hundreds of megabytes, over lines that break. They come
-- in pieces that follow each other, and become one private file when all are there. A picture with a mark burnt into it
-- can be shown in place of an original that isn't handed out yet.

alter table uploads
  drop constraint uploads_kind_check,
  add constraint uploads_kind_check check (kind in ('image', 'video', 'document', 'original')),
  -- What it is for, what its bytes are, and their hash; known of originals only.
  add column purpose text,
  add column mime text,
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add constraint uploads_original_check
    check (num_nonnulls(purpose, mime, sha256) = case kind when 'original' then 3 else 0 end);

create table piece_uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null,
  name text not null,
  byte_size bigint not null check (byte_size > 0),
  piece_size integer not null check (piece_size > 0),
  -- From the beginning, without a gap.
  received bigint not null default 0 check (received between 0 and byte_size),
  -- Set while the pieces are put together: when it began, and by which call.
  finishing_at timestamptz,
  finisher uuid,
  -- The file that came of it.
  upload_id bigint unique references uploads on delete cascade,
  created_at timestamptz not null,
  -- When a piece came last.
  touched_at timestamptz not null,
  check ((finishing_at is null) = (finisher is null)),
  check (upload_id is null or (received = byte_size and finisher is null))
);
create index piece_uploads_of_user on piece_uploads (user_id);
create index piece_uploads_by_age on piece_uploads (touched_at);

create table upload_pieces (
  piece_upload_id bigint not null references piece_uploads on delete cascade,
  start_at bigint not null check (start_at >= 0),
  byte_size integer not null check (byte_size > 0),
  sha256 text not null,
  key text not null,
  primary key (piece_upload_id, start_at)
);

create table upload_previews (
  upload_id bigint not null references uploads on delete cascade,
  -- What shows the preview, and to whom: as in upload_uses, where it stands once it is drawn.
  kind text not null check (char_length(kind) between 1 and 40),
  owner_id bigint not null,
  readers text not null,
  reader_ids bigint[] not null,
  -- The number that is written all over it.
  mark text not null check (mark ~ '^\d{1,16}$'),
  preview_id bigint unique references uploads on delete cascade,
  -- Nothing can be drawn of it.
  has_failed boolean not null default false,
  created_at timestamptz not null,
  primary key (upload_id, kind, owner_id),
  check (preview_id is null or not has_failed)
);
create index upload_previews_of_owner on upload_previews (kind, owner_id);
