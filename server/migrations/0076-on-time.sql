-- Why: whoever chooses among creators asks whether they deliver in time. Counted beside the other figures of a storefront, from the
-- orders themselves, so that a command can reckon all of them anew.

alter table storefronts
  add column timed_count integer not null default 0 check (timed_count >= 0),
  add column on_time_count integer not null default 0 check (on_time_count between 0 and timed_count);

update storefronts s set timed_count = o.timed, on_time_count = o.on_time
from (select creator_id, count(*)::int as timed, count(*) filter (where was_on_time)::int as on_time
  from orders where status = 'completed' and was_on_time is not null group by creator_id) o
where o.creator_id = s.user_id;
