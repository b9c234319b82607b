-- What visitors write to the operator from the help page. The operator reads it; the shop never shows it again.

create table contact_messages (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 80),
  email text not null check (length(email) <= 254),
  topic text not null check (topic in ('order', 'account', 'store', 'courier', 'other')),
  message text not null check (message <> '' and length(message) <= 2000),
  language text not null check (language in ('en', 'ar')),
  -- A field that people do not see was filled in. Kept all the same: some browsers fill in what nobody sees.
  suspected boolean not null default false,
  created_at timestamptz not null default now()
);

create index contact_messages_latest_idx on contact_messages (created_at desc, id);
