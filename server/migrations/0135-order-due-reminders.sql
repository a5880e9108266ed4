-- Why: whoever is away hears of a deadline before it passes. The deadline that was reminded of stands in the row, so that a
-- timer that runs twice reminds once, and a deadline that moves is reminded of again.

alter table orders add column due_reminded_for timestamptz;
