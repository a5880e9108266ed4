-- Why: whoever let another act for them can change what and until when while it lives. Both read that in the list of
-- what was done under it, where it stands as a deed of the principal's own, within no scope.
alter table proxy_acts
  add column is_by_principal boolean not null default false,
  add column detail text not null default '',
  alter column scope drop not null,
  add constraint proxy_acts_scope_of_agent check ((scope is null) = is_by_principal);
