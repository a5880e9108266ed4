-- Why: an add-on such as one more revision was sold by its name, and the order that took it had none more. It says now how
-- many it brings. What is sold already says nothing of it, so it brings none until its creator sets it.

update services
set addons = (
  select jsonb_agg(addon || '{"extraRevisions": 0}' order by place)
  from jsonb_array_elements(addons) with ordinality as listed (addon, place)
)
where jsonb_array_length(addons) > 0;
