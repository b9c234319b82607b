-- A banner may be shown for a time only, like every other offer. Null is without a limit.
alter table banners
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint banners_times_check check (ends_at > starts_at);
drop trigger banners_changed on banners;
create trigger banners_changed after insert or update or delete or truncate on banners
  for each statement execute function tell_changed();
