-- Why: codes go to e-mail addresses as well as to phones, a device list says from which network somebody signed in,
-- and the page of one's own says which WeChat is bound.

create table verification_codes (
  -- A number, or an e-mail address in lower case.
  address text not null,
  event text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Codes sent there since day_started_at, for the daily cap.
  day_started_at timestamptz not null,
  sent_that_day integer not null,
  primary key (address, event)
);
insert into verification_codes select * from sms_codes;
drop table sms_codes;
create index verification_codes_expiry on verification_codes (expires_at);

-- Shortened before it is written: enough to tell home from elsewhere, too little to find a door.
alter table sessions add column network text not null default '';

alter table social_identities add column nickname text not null default '';
-- One of a kind for each person.
create unique index social_identities_of_person on social_identities (user_id, provider);
drop index social_identities_user;
