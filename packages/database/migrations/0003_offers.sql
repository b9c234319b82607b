-- What the shop puts in front of a visitor, and the short lists that ordering needs.

create table flash_sales (
  id int primary key check (id > 0),
  module_id int not null references modules,
  title_en text not null check (title_en <> ''),
  title_ar text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true
);

create table flash_sale_items (
  flash_sale_id int not null references flash_sales on delete cascade,
  item_id bigint not null references items on delete cascade,
  discount_type text not null check (discount_type in ('percent', 'amount')),
  discount bigint not null check (discount > 0 and (discount_type = 'amount' or discount <= 10000)),
  stock int not null check (stock > 0),
  sold int not null default 0 check (sold >= 0 and sold <= stock),
  position int not null default 0,
  primary key (flash_sale_id, item_id)
);
create index flash_sale_items_item_idx on flash_sale_items (item_id);

create table basic_campaigns (
  id int primary key check (id > 0),
  module_id int not null references modules,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  title_en text not null check (title_en <> ''),
  title_ar text,
  description_en text not null default '',
  description_ar text,
  picture text references pictures,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true
);

create table basic_campaign_stores (
  campaign_id int not null references basic_campaigns on delete cascade,
  store_id bigint not null references stores on delete cascade,
  primary key (campaign_id, store_id)
);

-- Something a store sells only for a while, at its own price and from its own stock.
create table item_campaigns (
  id int primary key check (id > 0),
  store_id bigint not null references stores,
  zone_id int not null references zones,
  module_id int not null references modules,
  category_id int not null references categories,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,140}$'),
  title_en text not null check (title_en <> ''),
  title_ar text,
  description_en text not null default '',
  description_ar text,
  picture text references pictures,
  price_minor bigint not null check (price_minor >= 0),
  discount_type text not null default 'percent' check (discount_type in ('percent', 'amount')),
  discount bigint not null default 0 check (discount >= 0 and (discount_type = 'amount' or discount <= 10000)),
  food_variations jsonb not null default '[]' check (jsonb_typeof(food_variations) = 'array'),
  stock int check (stock >= 0),
  maximum_cart_quantity int check (maximum_cart_quantity > 0),
  available int4multirange check (not isempty(available) and available <@ '{[0,1440)}'::int4multirange),
  veg boolean,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true
);
create index item_campaigns_zone_idx on item_campaigns (zone_id, module_id) where active;

create table banners (
  id int primary key check (id > 0),
  module_id int not null references modules,
  zone_id int references zones,
  kind text not null check (kind in ('default', 'store_wise', 'item_wise')),
  title_en text not null check (title_en <> ''),
  title_ar text,
  picture text not null references pictures,
  picture_ar text references pictures,
  link text check (link ~ '^(/|https?://)'),
  store_id bigint references stores,
  item_id bigint references items,
  position int not null default 0,
  active boolean not null default true,
  check (case kind when 'default' then link is not null when 'store_wise' then store_id is not null
         else item_id is not null end)
);

-- The pictures and the film beside the sections of a module's home.
create table module_promotions (
  module_id int primary key references modules,
  promotional_banner text references pictures,
  best_reviewed_banner text references pictures,
  new_arrival_banner text references pictures,
  bottom_banner text references pictures,
  nearby_title_en text,
  nearby_title_ar text,
  video_kind text check (video_kind in ('video', 'video_content', 'image')),
  video_url text check (video_url ~ '^(/|https?://)'),
  video_picture text references pictures,
  video_steps jsonb not null default '[]' check (jsonb_typeof(video_steps) = 'array')
);

create table why_choose (
  id int primary key check (id > 0),
  module_id int not null references modules,
  title_en text not null check (title_en <> ''),
  title_ar text,
  text_en text not null default '',
  text_ar text,
  picture text references pictures,
  position int not null default 0,
  active boolean not null default true
);

create table coupons (
  id int primary key check (id > 0),
  code text not null unique check (code ~ '^[A-Z0-9-]{3,30}$'),
  kind text not null check (kind in ('default', 'first_order', 'store_wise', 'zone_wise', 'free_delivery')),
  title_en text not null check (title_en <> ''),
  title_ar text,
  module_id int references modules,
  store_id bigint references stores,
  zone_id int references zones,
  discount_type text not null check (discount_type in ('percent', 'amount')),
  discount bigint not null check (discount >= 0 and (discount_type = 'amount' or discount <= 10000)),
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  maximum_discount_minor bigint check (maximum_discount_minor > 0),
  limit_per_customer int check (limit_per_customer > 0),
  total_limit int check (total_limit > 0),
  used_count int not null default 0 check (used_count >= 0 and used_count <= total_limit),
  -- A coupon that is not public is never listed: it is known only to whom its code was given.
  public boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true,
  check (case kind when 'store_wise' then store_id is not null when 'zone_wise' then zone_id is not null
         when 'free_delivery' then true else discount > 0 end)
);

create table cashback_offers (
  id int primary key check (id > 0),
  title_en text not null check (title_en <> ''),
  title_ar text,
  cashback_type text not null check (cashback_type in ('percent', 'amount')),
  cashback bigint not null check (cashback > 0 and (cashback_type = 'amount' or cashback <= 10000)),
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  maximum_minor bigint check (maximum_minor > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  active boolean not null default true
);

create table parcel_categories (
  id int primary key check (id > 0),
  module_id int not null references modules,
  name_en text not null check (name_en <> ''),
  name_ar text,
  description_en text not null default '',
  description_ar text,
  picture text references pictures,
  position int not null default 0,
  active boolean not null default true
);

create table parcel_instructions (
  id int primary key check (id > 0),
  text_en text not null check (text_en <> ''),
  text_ar text,
  position int not null default 0,
  active boolean not null default true
);

create table tips (
  amount_minor bigint primary key check (amount_minor > 0),
  chosen_count int not null default 0 check (chosen_count >= 0)
);

create table reasons (
  id int primary key check (id > 0),
  kind text not null check (kind in ('cancellation', 'refund')),
  audience text not null default 'customer' check (audience in ('customer', 'store', 'deliveryman')),
  text_en text not null check (text_en <> ''),
  text_ar text,
  position int not null default 0,
  active boolean not null default true
);

create table offline_payment_methods (
  id int primary key check (id > 0),
  name_en text not null check (name_en <> ''),
  name_ar text,
  -- Where to pay, and what the payer fills in afterwards.
  details jsonb not null check (jsonb_typeof(details) = 'array'),
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  position int not null default 0,
  active boolean not null default true
);

-- Tells the nodes when something that they hold has changed. What only counts (orders, ratings, uses) is left out: an
-- order changes it, and an order must never notify.
do $$
declare
  changing text;
  told text;
begin
  foreach changing in array array[
    'stores', 'categories', 'brands', 'common_conditions', 'items', 'add_ons', 'flash_sales', 'basic_campaigns',
    'basic_campaign_stores', 'item_campaigns', 'banners', 'module_promotions', 'why_choose', 'coupons',
    'cashback_offers', 'parcel_categories', 'parcel_instructions', 'reasons', 'offline_payment_methods'
  ] loop
    select string_agg(quote_ident(attname), ', ') into told from pg_attribute
    where attrelid = changing::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('order_count', 'rating_total', 'rating_count', 'used_count', 'stock');
    execute format('create trigger %I after insert or delete or truncate or update of %s on %I
                    for each statement execute function tell_changed()', changing || '_changed', told, changing);
  end loop;
end $$;
