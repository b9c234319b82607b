-- What can be bought. A discount is a whole number: hundredths of a percent, or minor units of the shop's currency.

create function discount_minor(price_minor bigint, discount_type text, discount bigint) returns bigint
language sql immutable parallel safe
return case when discount_type = 'percent' then (price_minor * discount + 5000) / 10000 else discount end;

alter table module_zones
  add column minimum_charge_minor bigint not null default 0 check (minimum_charge_minor >= 0),
  add column per_km_charge_minor bigint not null default 0 check (per_km_charge_minor >= 0),
  add column maximum_charge_minor bigint check (maximum_charge_minor >= minimum_charge_minor),
  add column maximum_cash_minor bigint check (maximum_cash_minor >= 0);

alter table stores
  add column about_en text not null default '',
  add column about_ar text,
  add column sells_veg boolean not null default true,
  add column sells_non_veg boolean not null default true,
  add column takes_prescriptions boolean not null default false,
  add column delivery_radius_metres int check (delivery_radius_metres > 0),
  add column tax_percent int not null default 0 check (tax_percent between 0 and 10000),
  add column discount_percent int not null default 0 check (discount_percent between 0 and 10000),
  add column discount_starts_at timestamptz,
  add column discount_ends_at timestamptz,
  add column discount_minimum_minor bigint not null default 0 check (discount_minimum_minor >= 0),
  add column discount_maximum_minor bigint check (discount_maximum_minor >= 0),
  -- What of the discount holds now; kept true by the minute (catalog/prices).
  add column live_discount_percent int not null default 0 check (live_discount_percent between 0 and 10000),
  add constraint stores_discount_window check (
    (discount_starts_at is null) = (discount_ends_at is null) and discount_ends_at > discount_starts_at
  ),
  add constraint stores_discount_has_window check (discount_percent = 0 or discount_starts_at is not null);

create index stores_zone_module_idx on stores (zone_id, module_id) where active;
create index stores_discount_idx on stores (id) where discount_percent > 0 or live_discount_percent > 0;

create table categories (
  id int primary key check (id > 0),
  module_id int not null references modules,
  parent_id int references categories check (parent_id <> id),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  name_en text not null check (name_en <> ''),
  name_ar text,
  picture text references pictures,
  featured boolean not null default false,
  position int not null default 0,
  active boolean not null default true
);

create table brands (
  id int primary key check (id > 0),
  module_id int not null references modules,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  name_en text not null check (name_en <> ''),
  name_ar text,
  picture text references pictures,
  active boolean not null default true
);

create table common_conditions (
  id int primary key check (id > 0),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  name_en text not null check (name_en <> ''),
  name_ar text,
  picture text references pictures,
  position int not null default 0,
  active boolean not null default true
);

create table items (
  id bigint primary key check (id > 0),
  store_id bigint not null references stores,
  -- Copied from the store and the category, because every hot index begins with them; a trigger keeps them equal.
  store_active boolean not null default true,
  zone_id int not null references zones,
  module_id int not null references modules,
  category_id int not null references categories,
  parent_category_id int not null references categories,
  brand_id int references brands,
  condition_id int references common_conditions,
  slug text not null check (slug ~ '^[a-z0-9-]{1,140}$'),
  name_en text not null check (name_en <> ''),
  name_ar text,
  description_en text not null default '',
  description_ar text,
  picture text references pictures,
  gallery text[] not null default '{}' check (cardinality(gallery) <= 10),
  unit_en text,
  unit_ar text,
  price_minor bigint not null check (price_minor >= 0 and price_minor < 1000000000000),
  discount_type text not null default 'percent' check (discount_type in ('percent', 'amount')),
  discount bigint not null default 0 check (discount >= 0 and (discount_type = 'amount' or discount <= 10000)),
  -- What the store and a running flash sale take off now; kept true by the minute (catalog/prices).
  store_discount_percent int not null default 0 check (store_discount_percent between 0 and 10000),
  flash_discount_type text not null default 'percent' check (flash_discount_type in ('percent', 'amount')),
  flash_discount bigint not null default 0
    check (flash_discount >= 0 and (flash_discount_type = 'amount' or flash_discount <= 10000)),
  -- One discount holds at a time: a flash sale's, or else the store's, or else the item's own.
  final_price_minor bigint not null generated always as (greatest(0, price_minor - case
    when flash_discount > 0 then discount_minor(price_minor, flash_discount_type, flash_discount)
    when store_discount_percent > 0 then discount_minor(price_minor, 'percent', store_discount_percent)
    else discount_minor(price_minor, discount_type, discount) end)) stored,
  choice_options jsonb not null default '[]' check (jsonb_typeof(choice_options) = 'array'),
  variations jsonb not null default '[]' check (jsonb_typeof(variations) = 'array'),
  food_variations jsonb not null default '[]' check (jsonb_typeof(food_variations) = 'array'),
  has_options boolean not null
    generated always as (food_variations <> '[]'::jsonb or choice_options <> '[]'::jsonb) stored,
  -- Items of food stores are cooked on demand and have none.
  has_stock boolean not null default false,
  maximum_cart_quantity int check (maximum_cart_quantity > 0),
  -- Minutes of the day in the store's time zone; null is always. A window past midnight is two ranges.
  available int4multirange check (not isempty(available) and available <@ '{[0,1440)}'::int4multirange),
  veg boolean,
  halal boolean not null default false,
  organic boolean not null default false,
  recommended boolean not null default false,
  prescription_required boolean not null default false,
  rating_total int not null default 0 check (rating_total >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  rating real not null generated always as (case when rating_count = 0 then 0 else rating_total::real / rating_count end) stored,
  order_count int not null default 0 check (order_count >= 0),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (rating_total <= rating_count * 5)
);

create unique index items_slug_idx on items (slug);
create index items_popular_idx on items (zone_id, module_id, order_count desc, id) where active and store_active;
create index items_latest_idx on items (zone_id, module_id, created_at desc, id) where active and store_active;
create index items_price_idx on items (zone_id, module_id, final_price_minor, id) where active and store_active;
create index items_reviewed_idx on items (zone_id, module_id, rating desc, rating_count desc, id)
  where active and store_active and rating_count > 0;
create index items_discounted_idx on items (zone_id, module_id, order_count desc, id)
  where active and store_active and final_price_minor < price_minor;
create index items_recommended_idx on items (zone_id, module_id, order_count desc, id) where active and store_active and recommended;
create index items_parent_popular_idx on items (zone_id, parent_category_id, order_count desc, id) where active and store_active;
create index items_parent_price_idx on items (zone_id, parent_category_id, final_price_minor, id) where active and store_active;
create index items_category_popular_idx on items (zone_id, category_id, order_count desc, id) where active and store_active;
create index items_category_price_idx on items (zone_id, category_id, final_price_minor, id) where active and store_active;
create index items_brand_idx on items (zone_id, brand_id, order_count desc, id) where active and store_active and brand_id is not null;
create index items_condition_idx on items (zone_id, condition_id, order_count desc, id)
  where active and store_active and condition_id is not null;
create index items_flash_idx on items (id) where flash_discount > 0;
create index items_store_idx on items (store_id, order_count desc, id) where active and store_active;

create function copy_store_to_items() returns trigger language plpgsql as $$
begin
  update items i set store_active = s.active, store_discount_percent = s.live_discount_percent,
                     zone_id = s.zone_id, module_id = s.module_id
  from changed s join former f using (id)
  where i.store_id = s.id
    and (s.active, s.live_discount_percent, s.zone_id, s.module_id)
      is distinct from (f.active, f.live_discount_percent, f.zone_id, f.module_id);
  return null;
end $$;
create trigger stores_copied after update on stores referencing new table as changed old table as former
  for each statement execute function copy_store_to_items();

create function copy_store_to_new_item() returns trigger language plpgsql as $$
begin
  select active, live_discount_percent, zone_id, module_id
    into new.store_active, new.store_discount_percent, new.zone_id, new.module_id
    from stores where id = new.store_id;
  return new;
end $$;
create trigger items_copied before insert on items for each row execute function copy_store_to_new_item();

create table add_ons (
  id bigint primary key check (id > 0),
  store_id bigint not null references stores,
  name_en text not null check (name_en <> ''),
  name_ar text,
  price_minor bigint not null check (price_minor >= 0),
  active boolean not null default true
);
create index add_ons_store_idx on add_ons (store_id);

create table item_add_ons (
  item_id bigint not null references items on delete cascade,
  add_on_id bigint not null references add_ons on delete cascade,
  primary key (item_id, add_on_id)
);

-- Apart from items, because an order changes it: narrow rows with room beside them are changed in place.
create table inventory (
  item_id bigint not null references items on delete cascade,
  variation_key text not null default '',
  stock int not null check (stock >= 0),
  primary key (item_id, variation_key)
) with (fillfactor = 60);

create table reviews (
  id bigint primary key check (id > 0),
  store_id bigint not null references stores,
  item_id bigint references items,
  author_name text not null check (author_name <> ''),
  rating int not null check (rating between 1 and 5),
  comment text not null default '',
  pictures text[] not null default '{}',
  reply text,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create index reviews_item_idx on reviews (item_id, created_at desc, id) where active and item_id is not null;
create index reviews_store_idx on reviews (store_id, created_at desc, id) where active;
