-- Why: a transfer's statements read lists, and for a list whose length it sees the planner finds a plan of its own always
-- cheaper than the kept one. Every transfer was planned anew, which took half of its time.
alter function ledger_transfer(text, text, text, bigint, bigint, timestamptz, text[], text[], bigint[], bigint[], bigint[])
  set plan_cache_mode = force_generic_plan;
