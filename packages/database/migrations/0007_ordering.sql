-- From the cart to the placed order. Amounts are minor units. An owner is a customer or a guest; there is no foreign key
-- to either, because an account can be erased while its orders stay.

create table carts (
  owner_kind text not null check (owner_kind in ('customer', 'guest')),
  owner_id bigint not null check (owner_id > 0),
  -- Grows with every change and never begins again, so that a consumed cart is named by it.
  version bigint not null default 1 check (version > 0),
  store_id bigint references stores,
  module_id int references modules,
  -- What a sign-in did to it, until its next change: a guest's cart joined it or took its place.
  moved text check (moved in ('moved', 'merged', 'replaced')),
  updated_at timestamptz not null default now(),
  primary key (owner_kind, owner_id),
  unique (owner_kind, owner_id, store_id),
  check ((store_id is null) = (module_id is null))
) with (fillfactor = 80);

create table cart_lines (
  id bigint primary key check (id > 0),
  owner_kind text not null,
  owner_id bigint not null,
  store_id bigint not null,
  model text not null check (model in ('Item', 'ItemCampaign')),
  item_id bigint not null check (item_id > 0),
  -- Copied, so that a line whose item was deleted can still be named.
  name_en text not null,
  name_ar text,
  selection jsonb not null check (jsonb_typeof(selection) = 'object'),
  selection_hash text not null,
  quantity int not null check (quantity between 1 and 9999),
  -- Lines are shown as they were added.
  position int not null default 1,
  added_at timestamptz not null default now(),
  -- By the store as well: lines of two stores in one cart cannot be stored.
  foreign key (owner_kind, owner_id, store_id) references carts (owner_kind, owner_id, store_id) on delete cascade,
  constraint cart_lines_choice_key unique (owner_kind, owner_id, model, item_id, selection_hash)
);

create table store_holidays (
  store_id bigint not null references stores on delete cascade,
  -- By the store's own calendar.
  day date not null,
  primary key (store_id, day)
);

-- What live orders hold of a stock: with it, stock plus taken is what was there before anybody ordered.
alter table inventory add column taken int not null default 0 check (taken >= 0);
alter table item_campaigns add column taken int not null default 0 check (taken >= 0);
alter table flash_sale_items add column taken int not null default 0 check (taken >= 0 and taken <= sold);

-- Order ids are a keyed permutation of this sequence: short, unique, and telling nothing about how many there are.
create sequence order_numbers;
create table order_number_key (
  only_row boolean primary key default true check (only_row),
  key text not null check (length(key) >= 32)
);
insert into order_number_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table orders (
  id bigint primary key check (id between 100000000 and 999999999),
  owner_kind text not null check (owner_kind in ('customer', 'guest')),
  owner_id bigint not null check (owner_id > 0),
  idem_key text,
  -- The cart it consumed; none for what was bought at once.
  cart_version bigint,
  zone_id int not null references zones,
  module_id int not null references modules,
  store_id bigint references stores,
  store_name_en text,
  store_name_ar text,
  -- As they were when it was placed; the store may change them the next day.
  store_hours int4multirange,
  store_timezone text,
  order_type text not null check (order_type in ('delivery', 'take_away', 'parcel')),
  source text not null check (source in ('cart', 'buy_now', 'campaign', 'prescription', 'parcel')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'accepted', 'processing', 'handover',
    'picked_up', 'delivered', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_request_canceled')),
  currency text not null,
  items_minor bigint not null check (items_minor >= 0),
  add_ons_minor bigint not null default 0 check (add_ons_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0 and discount_minor <= items_minor),
  coupon_minor bigint not null default 0 check (coupon_minor >= 0),
  first_order_minor bigint not null default 0 check (first_order_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  tax_included boolean not null default false,
  delivery_minor bigint not null default 0 check (delivery_minor >= 0),
  tip_minor bigint not null default 0 check (tip_minor >= 0),
  additional_minor bigint not null default 0 check (additional_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  -- Why each line of the bill is what it is, as it was said when the order was placed.
  bill_reasons jsonb not null default '{}' check (jsonb_typeof(bill_reasons) = 'object'),
  -- A prescription is priced by its store, later.
  is_priced boolean not null default true,
  distance_metres int check (distance_metres >= 0),
  -- A copy: what the customer changes later in their addresses does not move the order.
  address jsonb check (jsonb_typeof(address) = 'object'),
  contact_name text,
  contact_number text,
  contact_email text,
  schedule_at timestamptz,
  note text,
  coupon_id int references coupons,
  coupon_code text,
  payment_method text not null
    check (payment_method in ('cash_on_delivery', 'digital_payment', 'offline_payment', 'wallet')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'waiting', 'paid', 'refunded')),
  -- Its stock is held until then; null when no payment is awaited.
  hold_until timestamptz,
  canceled_by text,
  cancel_reason text,
  -- Stock, coupon and first order went back; set once.
  given_back_at timestamptz,
  created_at timestamptz not null default now(),
  unique (zone_id, id),
  unique (owner_kind, owner_id, idem_key),
  unique (owner_kind, owner_id, cart_version),
  check (total_minor = items_minor + add_ons_minor - discount_minor - coupon_minor - first_order_minor
                     + case when tax_included then 0 else tax_minor end
                     + delivery_minor + tip_minor + additional_minor),
  -- Both are taken out of the orders of an erased account.
  check (order_type <> 'delivery' or address is not null or contact_number is null),
  check (order_type <> 'take_away' or delivery_minor = 0),
  check ((store_id is null) = (order_type = 'parcel')),
  check ((coupon_id is null) = (coupon_code is null)),
  check (coupon_id is not null or coupon_minor = 0)
);
create index orders_owner_idx on orders (owner_kind, owner_id, created_at desc, id);
create index orders_hold_idx on orders (hold_until) where hold_until is not null;
create index orders_store_idx on orders (store_id, created_at desc);

create table order_lines (
  order_id bigint not null references orders on delete cascade,
  line_no int not null check (line_no > 0),
  model text not null check (model in ('Item', 'ItemCampaign')),
  item_id bigint not null,
  name_en text not null,
  name_ar text,
  picture text,
  -- As it was asked for, to ask again, and as it was called and cost then.
  selection jsonb not null check (jsonb_typeof(selection) = 'object'),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'array'),
  add_ons jsonb not null check (jsonb_typeof(add_ons) = 'array'),
  quantity int not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  add_ons_minor bigint not null check (add_ons_minor >= 0),
  discount_minor bigint not null check (discount_minor >= 0 and discount_minor <= unit_minor * quantity),
  discount_kind text not null check (discount_kind in ('none', 'item', 'store', 'flash_sale')),
  total_minor bigint not null,
  primary key (order_id, line_no),
  check (total_minor = unit_minor * quantity - discount_minor + add_ons_minor)
);
create index order_lines_item_idx on order_lines (item_id);

create table order_status_log (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  status text not null,
  moved_by text not null,
  reason text,
  at timestamptz not null
);
create index order_status_log_order_idx on order_status_log (order_id, id);

-- What an order took, and that it went back: a row is given back once, because giving back is a change of the row.
create table stock_moves (
  order_id bigint not null references orders on delete cascade,
  line_no int not null,
  kind text not null check (kind in ('inventory', 'flash_sale', 'campaign')),
  item_id bigint not null,
  variation_key text not null default '',
  flash_sale_id int,
  quantity int not null check (quantity > 0),
  taken_at timestamptz not null,
  given_back_at timestamptz,
  primary key (order_id, line_no, kind),
  check ((kind = 'flash_sale') = (flash_sale_id is not null))
);
create index stock_moves_item_idx on stock_moves (item_id, variation_key) where given_back_at is null;

create table coupon_uses (
  order_id bigint primary key references orders on delete cascade,
  coupon_id int not null references coupons,
  owner_kind text not null,
  owner_id bigint not null,
  -- The how-manieth of this owner; two orders at once cannot both be the same one.
  nth int not null check (nth > 0),
  used_at timestamptz not null,
  given_back_at timestamptz
);
create unique index coupon_uses_live_idx on coupon_uses (coupon_id, owner_kind, owner_id, nth)
  where given_back_at is null;

-- Who has ordered for the first time. The row is the discount: it can be inserted once.
create table first_orders (
  customer_id bigint primary key,
  -- Claimed before the order is priced, and so before it is there.
  order_id bigint not null unique references orders on delete cascade deferrable initially deferred
);

create table order_files (
  order_id bigint not null references orders on delete cascade,
  position int not null check (position between 1 and 3),
  file_id text not null unique,
  primary key (order_id, position)
);

create table refund_requests (
  order_id bigint primary key references orders on delete cascade,
  reason text not null check (reason <> ''),
  note text,
  amount_minor bigint not null check (amount_minor >= 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'canceled')),
  file_ids text[] not null default '{}' check (cardinality(file_ids) <= 3),
  created_at timestamptz not null
);

-- One answer for one key of one owner. Written in the transaction of the effect: an answer that is here happened.
create table idempotency_keys (
  owner_kind text not null,
  owner_id bigint not null,
  method text not null,
  path text not null,
  key text not null check (length(key) between 1 and 200),
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner_kind, owner_id, method, path, key)
);
create index idempotency_keys_age_idx on idempotency_keys (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  -- What caused it; the same cause is told once.
  cause text not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  retry_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outbox_waiting_idx on outbox (retry_at, id) where delivered_at is null;
