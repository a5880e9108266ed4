-- Why: whoever brings a friend is thanked once, when the friend has really begun. The friend is brought by one person only.

create table invite_codes (
  user_id bigint primary key references users on delete cascade,
  code text not null unique check (code ~ '^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$'),
  registered_count integer not null default 0 check (registered_count >= 0),
  counted_count integer not null default 0 check (counted_count between 0 and registered_count),
  points integer not null default 0 check (points >= 0)
);

create table invitations (
  invitee_id bigint primary key references users on delete cascade,
  inviter_id bigint not null references users on delete cascade,
  joined_at timestamptz not null,
  -- The first post.
  counted_at timestamptz,
  check (inviter_id <> invitee_id)
);
create index invitations_of_inviter on invitations (inviter_id, invitee_id desc);
