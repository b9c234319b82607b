-- Money and points of customers. Every movement takes an amount from one account and gives it to another, so all accounts
-- together are always zero. Amounts of money are minor units.

create table wallets (
  customer_id bigint primary key references customers on delete cascade,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  points bigint not null default 0 check (points >= 0),
  -- What a refund should have taken back and the balance did not cover. It is taken from the next reward.
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  owed_points bigint not null default 0 check (owed_points >= 0)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  unit text not null check (unit in ('money', 'points')),
  -- What happened, such as order:17:cashback. The same cause moves nothing twice.
  cause text not null unique check (length(cause) between 3 and 120),
  reason text not null check (reason ~ '^[a-z_]{3,40}$'),
  -- wallet and points belong to the customer; clearing is money at payment providers, cash is money of couriers, and
  -- issued counts the points of all customers. owed and owed_points are what customers owe after a refund.
  from_account text not null check (from_account in (
    'wallet', 'points', 'clearing', 'cash', 'shop', 'promotions', 'adjustments', 'issued', 'owed', 'owed_points')),
  to_account text not null check (to_account in (
    'wallet', 'points', 'clearing', 'cash', 'shop', 'promotions', 'adjustments', 'issued', 'owed', 'owed_points')),
  -- Without a reference: entries outlive accounts and orders.
  customer_id bigint,
  order_id bigint,
  amount bigint not null check (amount > 0),
  note text check (length(note) <= 500),
  created_at timestamptz not null,
  check (from_account <> to_account),
  check ((unit = 'points') = (from_account in ('points', 'issued', 'owed_points'))),
  check ((unit = 'points') = (to_account in ('points', 'issued', 'owed_points'))),
  check (customer_id is not null or (from_account not in ('wallet', 'points', 'owed', 'owed_points')
    and to_account not in ('wallet', 'points', 'owed', 'owed_points')))
);
create index ledger_entries_customer_idx on ledger_entries (customer_id, unit, id) where customer_id is not null;
create index ledger_entries_order_idx on ledger_entries (order_id) where order_id is not null;

-- Entries are never changed. Deleting an account removes their notes, which may name a person; the removal of simulated
-- orders deletes some, and says so for its transaction.
create function keep_ledger_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rialto.removes_ledger_entries', true) = 'on' then return old; end if;
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  raise exception 'Entries of the ledger are never changed';
end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function keep_ledger_entry();

-- Moves an amount once per cause and keeps the balance of the customer beside it. False if the cause is known. Refuses if
-- the balance does not cover the amount.
create function move_amount(
  p_unit text, p_cause text, p_reason text, p_from text, p_to text, p_amount bigint, p_customer_id bigint,
  p_order_id bigint, p_note text, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  insert into ledger_entries (unit, cause, reason, from_account, to_account, amount, customer_id, order_id, note, created_at)
  values (p_unit, p_cause, p_reason, p_from, p_to, p_amount, p_customer_id, p_order_id, p_note, p_at)
  on conflict (cause) do nothing;
  if not found then return false; end if;
  if p_to = 'wallet' then
    insert into wallets (customer_id, balance_minor) values (p_customer_id, p_amount)
    on conflict (customer_id) do update set balance_minor = wallets.balance_minor + p_amount;
  elsif p_to = 'points' then
    insert into wallets (customer_id, points) values (p_customer_id, p_amount)
    on conflict (customer_id) do update set points = wallets.points + p_amount;
  elsif p_from = 'wallet' then
    update wallets set balance_minor = balance_minor - p_amount
    where customer_id = p_customer_id and balance_minor >= p_amount;
    if not found then perform refuse('wallet_too_low', '{}'); end if;
  elsif p_from = 'points' then
    update wallets set points = points - p_amount where customer_id = p_customer_id and points >= p_amount;
    if not found then perform refuse('points_too_few', '{}'); end if;
  end if;
  if 'owed' in (p_from, p_to) then
    update wallets set owed_minor = owed_minor + case when p_from = 'owed' then p_amount else -p_amount end
    where customer_id = p_customer_id;
  elsif 'owed_points' in (p_from, p_to) then
    update wallets set owed_points = owed_points + case when p_from = 'owed_points' then p_amount else -p_amount end
    where customer_id = p_customer_id;
  end if;
  return true;
end $$;

-- What customers get on top when they add money.
create table wallet_bonuses (
  id int generated by default as identity primary key,
  title_en text not null,
  title_ar text,
  bonus_type text not null check (bonus_type in ('percent', 'amount')),
  bonus bigint not null check (bonus > 0),
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  maximum_minor bigint check (maximum_minor > 0),
  active boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

-- Money that a customer adds to the wallet. The bonus is the one that was shown before paying.
create table top_ups (
  id bigint generated by default as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  bonus_minor bigint not null default 0 check (bonus_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'open' check (status in ('open', 'paid', 'failed')),
  secret text not null unique check (length(secret) >= 40),
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null))
);
create index top_ups_customer_idx on top_ups (customer_id, created_at);

-- A payment is for an order or for a wallet.
alter table payments
  alter column order_id drop not null,
  add column top_up_id bigint references top_ups on delete cascade,
  add constraint payments_purpose_check check (num_nonnulls(order_id, top_up_id) = 1);
create index payments_top_up_idx on payments (top_up_id) where top_up_id is not null;
create unique index payments_top_up_paid_idx on payments (top_up_id) where status = 'paid' and top_up_id is not null;
alter table sandbox_sessions alter column order_id drop not null;

-- A refund goes back to where the money came from, or to the wallet if the customer chose that.
alter table refunds
  add column destination text not null default 'original' check (destination in ('original', 'wallet')),
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check
    check (reason in ('order_undone', 'paid_otherwise', 'paid_twice', 'amount_differs', 'requested', 'account_deleted'));

alter table orders
  -- The part of the total that was paid from the wallet.
  add column wallet_minor bigint not null default 0,
  add column refund_to text check (refund_to in ('original', 'wallet')),
  add constraint orders_wallet_check check (wallet_minor >= 0 and wallet_minor <= total_minor and (wallet_minor = 0 or owner_kind = 'customer'));
