-- Who visitors are, what they may be told, and what they keep: accounts, sessions, codes, addresses, favourites, uploads.

-- What belongs to a guest points here; the secret itself never leaves its hash.
alter table guests add column id bigint not null default (1 + floor(random() * 9007199254740990))::bigint;
alter table guests alter column id drop default;
alter table guests add constraint guests_id_key unique (id), add constraint guests_id_check check (id > 0);

-- Bytes that we made ourselves out of what somebody sent. Kept here, so that every node has them and a transaction that
-- fails leaves none behind.
create table uploads (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{32}$'),
  kind text not null check (kind in ('profile', 'prescription', 'proof', 'refund')),
  customer_id bigint,
  guest_id bigint references guests (id),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null,
  check (num_nonnulls(customer_id, guest_id) = 1)
);

-- Phone and e-mail are normalised before they come here, so that unique means one account for each.
create table customers (
  id bigint primary key check (id > 0),
  f_name text not null check (length(f_name) <= 80),
  l_name text not null check (length(l_name) <= 80),
  phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email text unique check (email = lower(email) and length(email) <= 255),
  password_hash text,
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  status text not null default 'active' check (status in ('active', 'blocked', 'deleted')),
  picture text references uploads,
  language text not null default 'en' check (language in ('en', 'ar')),
  notify_orders boolean not null default true,
  notify_offers boolean not null default false,
  ref_code text not null unique check (ref_code ~ '^[A-Z0-9]{8}$'),
  referred_by bigint references customers,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (status = 'deleted' or (phone is not null and f_name <> '')),
  -- A deleted account keeps its number for the orders that name it, and nothing that names a person.
  check (status <> 'deleted' or (num_nonnulls(phone, email, password_hash, picture) = 0 and f_name = '' and l_name = ''))
);

alter table uploads add constraint uploads_customer_id_fkey foreign key (customer_id) references customers;
create index uploads_customer_idx on uploads (customer_id) where customer_id is not null;
create index uploads_guest_idx on uploads (guest_id) where guest_id is not null;

create table social_accounts (
  provider text not null check (provider ~ '^[a-z0-9-]{1,40}$'),
  subject text not null check (length(subject) between 1 and 255),
  customer_id bigint not null references customers,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_accounts_customer_idx on social_accounts (customer_id);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  customer_id bigint not null references customers,
  device text not null default '' check (length(device) <= 120),
  -- Where this device wants to be told; it leaves with the session.
  push_token text unique check (length(push_token) <= 4096),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_customer_idx on sessions (customer_id);
create index sessions_ends_idx on sessions (least(idle_until, ends_at));

-- A one-time code answers one request for one purpose. Without code_hash no code ever fits: that is how a request looks
-- alike whether or not there is an account behind it.
create table code_requests (
  id_hash bytea primary key check (length(id_hash) = 32),
  purpose text not null check (purpose in ('sign_up', 'reset_password', 'social_register', 'social_link')),
  customer_id bigint references customers,
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  message_kind text not null,
  payload jsonb not null default '{}',
  code_hash bytea check (length(code_hash) = 32),
  tries int not null default 0 check (tries between 0 and 5),
  code_ends_at timestamptz not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- What a right code for a new password is exchanged for.
  reset_hash bytea unique check (length(reset_hash) = 32),
  reset_ends_at timestamptz,
  reset_used_at timestamptz
);
create index code_requests_age_idx on code_requests (created_at);
create index code_requests_customer_idx on code_requests (customer_id) where customer_id is not null;

-- A sign-in at another provider under way, and what it told about a person who has no account yet.
create table social_requests (
  id_hash bytea primary key check (length(id_hash) = 32),
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  ends_at timestamptz not null,
  used_at timestamptz
);

create table social_registrations (
  token_hash bytea primary key check (length(token_hash) = 32),
  provider text not null,
  subject text not null,
  f_name text not null,
  l_name text not null,
  email text,
  ends_at timestamptz not null
);

-- How often something was tried, by the hash of what it is counted for: an account, a phone, an address, a buyer.
create unlogged table throttles (
  key_hash bytea primary key check (length(key_hash) = 32),
  count int not null check (count >= 0),
  ends_at timestamptz not null
);
create index throttles_ends_idx on throttles (ends_at);

-- Messages on their way to a person. The code is here only until it is sent or no longer worth sending.
create table messages_out (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  kind text not null,
  code text,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  next_try_at timestamptz not null,
  tries int not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  check (num_nonnulls(sent_at, given_up_at) = 0 or code is null)
);
create index messages_out_due_idx on messages_out (next_try_at) where sent_at is null and given_up_at is null;

-- Only a demo writes here: what would have reached a telephone or a mailbox.
create table demo_mailbox (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null
);
create index demo_mailbox_latest_idx on demo_mailbox (created_at desc, id);

create table customer_addresses (
  id bigint primary key check (id > 0),
  customer_id bigint not null references customers,
  address_type text not null check (address_type <> '' and length(address_type) <= 50),
  address_label text,
  address text not null check (address <> '' and length(address) <= 300),
  contact_person_name text not null check (contact_person_name <> ''),
  contact_person_number text not null check (contact_person_number <> ''),
  contact_person_email text,
  additional_information text,
  road text,
  house text,
  floor text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  created_at timestamptz not null
);
create index customer_addresses_customer_idx on customer_addresses (customer_id, created_at desc, id);

create table customer_interests (
  customer_id bigint not null references customers,
  category_id int not null references categories on delete cascade,
  primary key (customer_id, category_id)
);
create index customer_interests_category_idx on customer_interests (category_id);

create table wishlist_items (
  customer_id bigint not null references customers,
  item_id bigint not null references items on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, item_id)
);
create index wishlist_items_item_idx on wishlist_items (item_id);

create table wishlist_stores (
  customer_id bigint not null references customers,
  store_id bigint not null references stores on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, store_id)
);
create index wishlist_stores_store_idx on wishlist_stores (store_id);
