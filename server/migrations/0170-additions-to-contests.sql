-- Why: once an event is public its organiser may still say more, and say it better, but never change what people entered by. What
-- is added to the rules stands below them with its hour: [{text, at}], the oldest first.

alter table contests add column additions jsonb not null default '[]';
