-- Why: what administrators decide about games is written down like their other deeds.

alter table audit_entries
  drop constraint audit_entries_subject_check,
  add constraint audit_entries_subject_check check (subject in ('withdrawal', 'user', 'order', 'dispute', 'game'));
