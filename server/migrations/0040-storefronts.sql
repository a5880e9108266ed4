-- Why: creators offer services, say when they are free, and are found in the market by what they draw, how, and from what
-- price on. The market reads one derived row a creator for each type and style, "any" being one of either, so that every
-- filter and sort is a walk along one index.

create table storefronts (
  user_id bigint primary key references users on delete cascade,
  -- What they chose themselves; numbers of the contract.
  types smallint[] not null default '{}' check (cardinality(types) <= 6),
  styles smallint[] not null default '{}' check (cardinality(styles) <= 5),
  is_accepting boolean not null default true,
  wishes_to_hear boolean not null default true,
  seats smallint not null default 3 check (seats between 1 and 20),
  -- Set by verification alone.
  is_business_verified boolean not null default false,
  is_personal_verified boolean not null default false,
  completed_count integer not null default 0 check (completed_count >= 0),
  review_count integer not null default 0 check (review_count >= 0),
  rating_sum integer not null default 0,
  -- Reviews of four and five stars.
  satisfied_count integer not null default 0 check (satisfied_count between 0 and review_count),
  check (rating_sum between review_count and review_count * 5),
  -- The first pictures of the works they keep.
  showcase jsonb not null default '[]',
  -- Derived from services, holidays and seats for the day: what the market shows.
  categories_shown smallint[] not null default '{}',
  styles_shown smallint[] not null default '{}',
  -- Of services on offer: for whoever keeps no works.
  examples_shown jsonb not null default '[]',
  starting_price_fen bigint check (starting_price_fen >= 0),
  is_on boolean not null default false,
  next_free_on date,
  resumes_on date,
  -- How often they were told of bounties that fit, on that day.
  heard_on date,
  heard_count smallint not null default 0,
  created_at timestamptz not null default now()
);

create table services (
  id bigint generated always as identity primary key,
  user_id bigint not null references storefronts on delete cascade,
  name text not null check (char_length(name) between 1 and 20),
  description text not null check (char_length(description) between 1 and 300),
  category smallint not null check (category between 1 and 6),
  style smallint not null check (style between 1 and 5),
  base_price_fen bigint not null check (base_price_fen >= 0),
  -- With the cheapest option.
  price_from_fen bigint not null check (price_from_fen >= base_price_fen),
  options jsonb not null default '[]',
  addons jsonb not null default '[]',
  -- Numbers of options and add-ons are never given twice: somebody may hold an old one.
  choices_made integer not null default 0,
  days smallint not null check (days between 1 and 365),
  revisions smallint not null check (revisions between 1 and 9),
  deposit_percent smallint not null check (deposit_percent between 20 and 100),
  examples jsonb not null default '[]',
  terms text not null default '' check (char_length(terms) <= 1000),
  is_active boolean not null,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index services_of_user on services (user_id, position, id);

-- Both days are part of it. Ranges know how to exclude each other without an extension; one person is a range of one.
create table vacations (
  id bigint generated always as identity primary key,
  user_id bigint not null references storefronts on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  note text not null default '' check (char_length(note) <= 40),
  constraint vacations_apart exclude using gist
    (int8range(user_id, user_id, '[]') with &&, daterange(starts_on, ends_on, '[]') with &&)
);
create index vacations_of_user on vacations (user_id, starts_on);

-- 0 is any type, any style.
create table creator_listings (
  user_id bigint not null references storefronts on delete cascade,
  category smallint not null,
  style smallint not null,
  band smallint not null,
  is_on boolean not null,
  price_fen bigint not null,
  orders integer not null,
  -- The rating as the market sorts by it, with what decides among equals; see the rules of the module.
  standing integer not null,
  primary key (user_id, category, style)
);
create index creators_by_standing on creator_listings (category, style, standing, user_id);
create index creators_by_orders on creator_listings (category, style, orders, user_id);
create index creators_by_price on creator_listings (category, style, price_fen, user_id);
create index creators_in_band_by_standing on creator_listings (category, style, band, standing, user_id);
create index creators_in_band_by_orders on creator_listings (category, style, band, orders, user_id);
create index creators_in_band_by_price on creator_listings (category, style, band, price_fen, user_id);
create index creators_on_by_standing on creator_listings (category, style, standing, user_id) where is_on;
create index creators_on_by_orders on creator_listings (category, style, orders, user_id) where is_on;
create index creators_on_by_price on creator_listings (category, style, price_fen, user_id) where is_on;
create index creators_on_in_band_by_standing on creator_listings (category, style, band, standing, user_id) where is_on;
create index creators_on_in_band_by_orders on creator_listings (category, style, band, orders, user_id) where is_on;
create index creators_on_in_band_by_price on creator_listings (category, style, band, price_fen, user_id) where is_on;
