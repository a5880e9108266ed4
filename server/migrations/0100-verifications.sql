-- Why: people show who they are. What they hand in is sealed, opened by them and by whoever reviews it, and destroyed some
-- time after the answer; what stays is that somebody is verified.

create table verifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('personal', 'creator', 'enterprise')),
  state text not null check (state in ('pending', 'accepted', 'rejected', 'withdrawn', 'revoked')),
  -- Enough to know one's own by.
  shown_as text not null check (char_length(shown_as) between 1 and 80),
  -- The particulars; gone some time after the answer.
  secret bytea,
  -- Tells that two people handed in the same paper.
  fingerprint bytea,
  reason text not null default '' check (char_length(reason) <= 200),
  decided_by bigint references users,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null)),
  check (state <> 'pending' or secret is not null)
);
create unique index verifications_one_at_a_time on verifications (user_id, kind) where state in ('pending', 'accepted');
create index verifications_of_user on verifications (user_id, kind, id desc);
create index verifications_in_state on verifications (state, id);
create index verifications_by_paper on verifications (fingerprint) where fingerprint is not null;
create index verifications_to_forget on verifications (decided_at) where secret is not null and decided_at is not null;

create table verification_documents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- None yet: sent and not handed in.
  verification_id bigint references verifications,
  name text not null check (char_length(name) between 1 and 255),
  type text not null check (type in ('jpg', 'png', 'webp', 'pdf')),
  byte_size integer not null check (byte_size > 0),
  sealed bytea not null,
  created_at timestamptz not null
);
create index verification_documents_of on verification_documents (verification_id, id);
create index verification_documents_loose on verification_documents (user_id, created_at) where verification_id is null;
create index verification_documents_forgotten on verification_documents (created_at) where verification_id is null;

create table verified_people (
  user_id bigint primary key references users on delete cascade,
  is_personal boolean not null default false,
  is_creator boolean not null default false,
  is_enterprise boolean not null default false
);

-- Who was marked before there was anything to hand in.
insert into verified_people (user_id, is_personal, is_enterprise)
select u.id, coalesce(s.is_personal_verified, false), coalesce(s.is_business_verified, false) or coalesce(r.is_enterprise, false)
from users u left join storefronts s on s.user_id = u.id left join bounty_records r on r.user_id = u.id
where s.is_personal_verified or s.is_business_verified or r.is_enterprise;
