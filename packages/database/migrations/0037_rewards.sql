-- An offer may hold in one module or one store only.
alter table cashback_offers
  add column module_id int references modules,
  add column store_id int references stores,
  add constraint cashback_offers_place_check check (num_nonnulls(module_id, store_id) <= 1);
drop trigger cashback_offers_changed on cashback_offers;
create trigger cashback_offers_changed after insert or delete or truncate or update on cashback_offers
  for each statement execute function tell_changed();

-- What the checkout showed. It is paid to the wallet on delivery, also if the offer has changed by then.
alter table orders
  add column cashback_minor bigint not null default 0,
  add constraint orders_cashback_check check (cashback_minor >= 0 and (cashback_minor = 0 or owner_kind = 'customer'));

-- Who joined with whose code. The first delivered order of the new customer decides about the rewards, once.
create table referrals (
  customer_id bigint primary key references customers on delete cascade,
  referrer_id bigint not null references customers on delete cascade,
  joined_at timestamptz not null,
  state text not null default 'joined' check (state in ('joined', 'rewarded', 'not_rewarded')),
  -- Why the referrer gets nothing.
  reason text check (reason in ('own_phone', 'own_address', 'month_full', 'switched_off', 'account_closed')),
  decided_at timestamptz,
  check (customer_id <> referrer_id),
  check ((state = 'joined') = (decided_at is null)),
  check ((state = 'not_rewarded') = (reason is not null))
);
create index referrals_referrer_idx on referrals (referrer_id, joined_at);
create index referrals_rewarded_idx on referrals (referrer_id, decided_at) where state = 'rewarded';
insert into referrals (customer_id, referrer_id, joined_at)
select id, referred_by, created_at from customers where referred_by is not null and referred_by <> id;
alter table customers drop column referred_by;

-- The browsers in which a customer signed in, by a hash of their cookie. A referral between accounts of one browser does
-- not count.
create table customer_devices (
  customer_id bigint not null references customers on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  seen_at timestamptz not null,
  primary key (customer_id, device_hash)
);
create index customer_devices_seen_idx on customer_devices (seen_at);
