-- Mail, SMS and payment as the owner sets them in the console. Environment variables win over them. `secret` is written
-- and used, but no call returns it.
create table service_settings (
  name text primary key check (name in ('mail', 'sms', 'stripe')),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  secret jsonb not null check (jsonb_typeof(secret) = 'object')
);
create trigger service_settings_changed after insert or update or delete or truncate on service_settings
  for each statement execute function tell_changed();
