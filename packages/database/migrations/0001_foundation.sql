-- Ids are made by the application, not by a sequence, so that rows can later be spread by zone over several servers.
-- Content has an English text and, where it exists, an Arabic one; a missing Arabic text falls back to English.

create table zones (
  id int primary key check (id > 0),
  name_en text not null check (name_en <> ''),
  name_ar text,
  area polygon not null,
  cash_on_delivery boolean not null default true,
  active boolean not null default true
);

create table modules (
  id int primary key check (id > 0),
  module_type text not null check (module_type in ('food', 'grocery', 'pharmacy', 'ecommerce', 'parcel')),
  name_en text not null check (name_en <> ''),
  name_ar text,
  description_en text not null default '',
  description_ar text,
  icon text,
  hero text,
  position int not null default 0,
  active boolean not null default true
);

create table module_zones (
  module_id int not null references modules on delete cascade,
  zone_id int not null references zones on delete cascade,
  primary key (module_id, zone_id)
);

-- A picture is either bytes somebody uploaded or a recipe that is drawn when first asked for.
create table pictures (
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  recipe jsonb,
  bytes bytea,
  check ((recipe is null) <> (bytes is null))
);

create table stores (
  id bigint primary key check (id > 0),
  zone_id int not null references zones,
  module_id int not null references modules,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  name_en text not null check (name_en <> ''),
  name_ar text,
  address_en text not null,
  address_ar text,
  logo text references pictures,
  cover text references pictures,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  phone text,
  email text,
  timezone text not null,
  -- Minutes of the week, Monday 00:00 = 0; shifts past midnight run into the next day and Sunday's into Monday's.
  hours int4multirange not null,
  delivery boolean not null default true,
  take_away boolean not null default true,
  schedule_order boolean not null default false,
  free_delivery boolean not null default false,
  minimum_order_minor bigint not null default 0 check (minimum_order_minor >= 0),
  delivery_minutes_min int not null check (delivery_minutes_min > 0),
  delivery_minutes_max int not null,
  rating_total int not null default 0 check (rating_total >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  order_count int not null default 0 check (order_count >= 0),
  item_count int not null default 0 check (item_count >= 0),
  featured boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (delivery_minutes_max >= delivery_minutes_min),
  check (rating_total <= rating_count * 5)
);

create index stores_popular_idx on stores (zone_id, module_id, order_count desc, id) where active;

/* The minute of the week in a store's own time zone, to be held against stores.hours. */
create function minute_of_week(at timestamptz, timezone text) returns int
language sql stable parallel safe
return (extract(isodow from at at time zone timezone)::int - 1) * 1440
     + extract(hour from at at time zone timezone)::int * 60
     + extract(minute from at at time zone timezone)::int;

-- One row each: what the operator may change about the shop and its front page.
create table shop_settings (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table landing_content (
  only_row boolean primary key default true check (only_row),
  content jsonb not null
);

-- Policies, about and help. A body is plain text: blank lines part paragraphs, a line that starts with ## is a heading.
create table content_pages (
  slug text primary key check (slug ~ '^[a-z-]{1,60}$'),
  title_en text not null check (title_en <> ''),
  title_ar text,
  body_en text not null,
  body_ar text
);

-- The id itself is a bearer secret; only its hash is kept.
create table guests (
  id_hash bytea primary key check (length(id_hash) = 32),
  created_at timestamptz not null default now()
);

create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now()
);

-- The shop's own gazetteer and street graph, used when no outside geocoder is set.
create table places (
  id text primary key,
  kind text not null check (kind in ('district', 'street', 'square', 'park', 'landmark', 'address')),
  name_en text not null,
  name_ar text not null,
  area_en text not null,
  area_ar text not null,
  lat double precision not null,
  lng double precision not null,
  weight int not null default 0
);

create table street_nodes (
  id int primary key,
  lat double precision not null,
  lng double precision not null
);

create table street_edges (
  from_node int not null references street_nodes,
  to_node int not null references street_nodes,
  metres real not null check (metres > 0),
  place_id text references places,
  primary key (from_node, to_node)
);

-- Nodes hold zones and places in memory; this tells them to read again. Never used inside an order.
create function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('rialto_changed', tg_table_name);
  return null;
end $$;

create trigger zones_changed after insert or update or delete or truncate on zones
  for each statement execute function tell_changed();
create trigger modules_changed after insert or update or delete or truncate on modules
  for each statement execute function tell_changed();
create trigger module_zones_changed after insert or update or delete or truncate on module_zones
  for each statement execute function tell_changed();
create trigger places_changed after insert or update or delete or truncate on places
  for each statement execute function tell_changed();
create trigger street_edges_changed after insert or update or delete or truncate on street_edges
  for each statement execute function tell_changed();
create trigger shop_settings_changed after insert or update or delete or truncate on shop_settings
  for each statement execute function tell_changed();
create trigger landing_content_changed after insert or update or delete or truncate on landing_content
  for each statement execute function tell_changed();
