-- Why: everything that people make can be reported, taken away by an administrator and given back; a review may be appealed once by whom it is about.

-- What a moderator took away and may give back. A post that was hidden remembers its tags: those of deleted posts count nowhere.
alter table posts add column hidden_tags bigint[];
-- Their owner may not show them while a moderator keeps them back.
alter table works add column barred_at timestamptz;
alter table services add column barred_at timestamptz;
alter table services add constraint services_barred_rest check (barred_at is null or not is_active);
alter table works add constraint works_barred_hidden check (barred_at is null or public_id is null);

alter table order_reviews add column removed_at timestamptz;
drop index order_reviews_about;
create index order_reviews_about on order_reviews (about_id, by_side, opened_at desc, id desc)
  where opened_at is not null and removed_at is null;

create table review_appeals (
  id bigint generated always as identity primary key,
  -- Once a review.
  review_id bigint not null unique references order_reviews,
  user_id bigint not null references users,
  words text not null check (char_length(words) between 1 and 1000),
  state text not null default 'open' check (state in ('open', 'kept', 'removed')),
  answer text not null default '' check (char_length(answer) <= 500),
  decided_by bigint references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null))
);
create index review_appeals_of_state on review_appeals (state, id);

alter table report_cases drop constraint report_cases_state_check;
alter table report_cases add constraint report_cases_state_check
  check (state in ('open', 'upheld', 'dismissed', 'undone'));
alter table report_cases add column undone_by bigint references users on delete set null;
alter table report_cases add column undone_at timestamptz;
alter table report_cases add column undo_note text not null default '' check (char_length(undo_note) <= 500);
alter table report_cases add check ((state = 'undone') = (undone_at is not null));

-- Null: the word filter said so itself, once a case.
alter table reports alter column reporter_id drop not null;
create unique index reports_by_filter on reports (case_id) where reporter_id is null;

-- A game that a moderator took down waits for one before it comes out again, whatever its words.
alter table games add column barred_at timestamptz;
