-- Money that comes from outside: attempts to pay, what providers told about them, and what has to go back. Amounts are
-- minor units.

-- By this link an order is paid for on another device too. Kept as it is, so that its owner can be shown it again; all
-- it opens is the chance to pay.
create table pay_links (
  order_id bigint primary key references orders on delete cascade,
  secret text not null unique check (length(secret) >= 40)
);

create table payments (
  id text primary key check (id ~ '^[a-z0-9]{24,40}$'),
  order_id bigint not null references orders,
  provider text not null check (provider in ('sandbox', 'stripe', 'offline')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- open: not answered yet · waiting: told by the payer, looked at by the operator · failed: declined or closed ·
  -- paid: the order's money · surplus: arrived, but the order does not want it, so it goes back
  status text not null default 'open' check (status in ('open', 'waiting', 'failed', 'paid', 'surplus')),
  -- What the provider calls the attempt, where it is paid, and what it calls the money once it has it.
  reference text,
  redirect_url text,
  money_reference text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, reference),
  check (status not in ('paid', 'surplus') or settled_at is not null)
);
create index payments_order_idx on payments (order_id, created_at);
-- An order is paid for once.
create unique index payments_paid_idx on payments (order_id) where status = 'paid';

-- Every message of a provider, once, and what was made of it.
create table payment_events (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 255),
  payment_id text references payments,
  kind text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_payment_idx on payment_events (payment_id);

-- One for each payment at most: money goes back once.
create table refunds (
  payment_id text primary key references payments,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (reason in ('order_undone', 'paid_otherwise', 'paid_twice', 'amount_differs', 'requested')),
  created_at timestamptz not null,
  attempt_count int not null default 0 check (attempt_count >= 0),
  retry_at timestamptz not null,
  reference text,
  sent_at timestamptz,
  check ((sent_at is null) = (reference is null))
);
create index refunds_owed_idx on refunds (retry_at) where sent_at is null;

-- What a payer told about money sent outside the shop, and what the operator made of it.
create table offline_payments (
  payment_id text primary key references payments,
  method_id int not null,
  -- Copied: the operator may change the method later.
  method_name text not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  proof_file_id text unique,
  told_at timestamptz not null,
  decided_at timestamptz,
  is_approved boolean,
  check ((decided_at is null) = (is_approved is null))
);

-- The built-in sandbox, a provider of its own that moves no money.
create table sandbox_key (
  only_row boolean primary key default true check (only_row),
  key text not null check (length(key) >= 32)
);
insert into sandbox_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table sandbox_sessions (
  id text primary key,
  payment_id text not null unique,
  order_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  digits int not null check (digits between 0 and 3),
  language text not null check (language in ('en', 'ar')),
  return_url text not null,
  cancel_url text not null,
  -- Answered once, as at a real provider; a time-out is no answer.
  answer text check (answer in ('approved', 'declined', 'closed')),
  created_at timestamptz not null
);

create table sandbox_events (
  id text primary key,
  session_id text not null references sandbox_sessions,
  kind text not null check (kind in ('paid', 'failed')),
  -- Sent again with the same id, as real providers do.
  copies int not null default 1 check (copies between 1 and 5),
  due_at timestamptz not null,
  sent_at timestamptz
);
create index sandbox_events_due_idx on sandbox_events (due_at) where sent_at is null;

create table sandbox_refunds (
  key text primary key,
  session_id text not null references sandbox_sessions,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
