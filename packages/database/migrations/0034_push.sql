-- The key pair that identifies this shop to push services (VAPID). Made once; a new one would end every subscription.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- Notices that wait to be sent to a browser. A row is deleted once it is sent, or when it is too old to be of use.
create table push_out (
  id uuid primary key,
  -- Whose push token it is sent to; a session that ends takes its notices with it.
  session_id uuid not null references sessions on delete cascade,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  tries int not null default 0,
  next_try_at timestamptz not null
);
create index push_out_due_idx on push_out (next_try_at);
create index push_out_session_idx on push_out (session_id);
create index push_out_end_idx on push_out (ends_at);
