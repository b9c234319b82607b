-- Members of staff sign in by email and password. Programs that act for the shop have neither.
alter table staff
  add column password_hash text,
  add column last_used_at timestamptz,
  add constraint staff_password_check check (password_hash is null or email is not null);

-- A session without `idle_until` belongs to a program and ends only at `ends_at`.
alter table staff_sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column device text not null default '' check (length(device) <= 80),
  add column last_used_at timestamptz,
  add column idle_until timestamptz,
  -- The password was right and the code of the second factor is still missing.
  add column lacks_code boolean not null default false;

-- The second factor of a member: a secret of which one-time codes are made, encrypted with the key below.
create table staff_factors (
  staff_id int primary key references staff on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until the first code was entered; only then is the code asked for.
  confirmed_at timestamptz,
  -- The step of the last accepted code, so that no code is accepted twice.
  last_step bigint not null default 0
);

create table staff_recovery_codes (
  staff_id int not null references staff_factors on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_secret_key (
  is_only boolean primary key default true check (is_only),
  key text not null check (length(key) >= 32)
);
insert into staff_secret_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- `staff_id` is set if the link gives a new password to somebody who is a member already.
create table staff_invitations (
  id int generated always as identity primary key,
  staff_id int unique references staff on delete cascade,
  email text not null unique check (email = lower(email) and length(email) <= 255),
  role text not null check (role in ('owner', 'manager', 'dispatcher', 'support', 'store')),
  store_ids bigint[] not null default '{}',
  language text not null check (language in ('en', 'ar')),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  invited_by int not null references staff,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at)
);

-- The link by which somebody at the machine becomes owner. At most one works; null ends when it is used or replaced.
create table owner_link (
  is_only boolean primary key default true check (is_only),
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_at timestamptz not null,
  ends_at timestamptz
);
