-- Why: what an organiser says of an event after it was approved, and the names of teams, are read by everybody and looked at by
-- nobody beforehand. Where a moderator takes them away the event goes back to how it was approved, and both can be given back.

-- What stood there before the first change: {summary, sponsors}. Null while nothing was changed.
alter table contests add column as_approved jsonb;
-- What a moderator took away: {summary, sponsors, additions}.
alter table contests add column taken_words jsonb;
alter table contest_teams add column taken_name text;

-- How those stood that were changed already is not known any more: what is there counts as approved, what was added doesn't.
update contests set as_approved = jsonb_build_object('summary', summary, 'sponsors', sponsors) where additions <> '[]';
