-- The charge of a delivery begins with a base, and an operator may limit how far couriers go.
alter table module_zones
  add column base_charge_minor bigint not null default 0 check (base_charge_minor >= 0),
  add column maximum_metres int check (maximum_metres > 0);

-- What sending something of a category costs beside the rates of the zone, and what the courier must show at each end.
alter table parcel_categories
  add column surcharge_minor bigint not null default 0 check (surcharge_minor >= 0),
  add column per_km_charge_minor bigint check (per_km_charge_minor >= 0),
  add column pick_up_proof text not null default 'none' check (pick_up_proof in ('none', 'code', 'photo')),
  add column drop_off_proof text not null default 'none' check (drop_off_proof in ('none', 'code', 'photo'));

-- A category without a weight class carries everything.
create table parcel_weights (
  category_id int not null references parcel_categories on delete cascade,
  up_to_kg int not null check (up_to_kg > 0),
  surcharge_minor bigint not null default 0 check (surcharge_minor >= 0),
  primary key (category_id, up_to_kg)
);
create trigger parcel_weights_changed after insert or update or delete or truncate on parcel_weights
for each statement execute function tell_changed();

-- What an order of type parcel has besides. The order itself has the address of the receiver and the contact of the
-- sender, who ordered it. Names, addresses and numbers are null once the account was deleted.
create table parcels (
  order_id bigint primary key references orders on delete cascade,
  category_id int not null references parcel_categories,
  -- Copies, so that later changes of the category do not change the order.
  name_en text not null,
  name_ar text,
  picture text,
  content text,
  weight_kg int check (weight_kg > 0),
  instructions jsonb not null default '[]' check (jsonb_typeof(instructions) = 'array'),
  sender_address jsonb check (jsonb_typeof(sender_address) = 'object'),
  receiver_name text,
  receiver_phone text,
  charge_payer text not null check (charge_payer in ('sender', 'receiver')),
  -- The rates that the delivery charge was calculated with.
  charge jsonb not null check (jsonb_typeof(charge) = 'object'),
  -- No way along the streets was found, so the distance is the straight line times a factor.
  is_distance_estimated boolean not null default false,
  pick_up_proof text not null check (pick_up_proof in ('none', 'code', 'photo')),
  drop_off_proof text not null check (drop_off_proof in ('none', 'code', 'photo')),
  -- The receiver's link contains it; a new link has the next one. Null while there is none.
  link_version int default 1 check (link_version > 0),
  link_count int not null default 1 check (link_count >= coalesce(link_version, 1)),
  -- Where and when the receiver wants it handed over.
  wish jsonb check (jsonb_typeof(wish) = 'object')
);

-- Cash of a parcel that its sender pays is collected at pick-up, also if the parcel comes back.
alter table assignments
  add column pick_up_proof text check (pick_up_proof in ('none', 'code', 'photo')),
  add column pick_up_file_id text references uploads on delete set null;
create index assignments_pick_up_file_idx on assignments (pick_up_file_id) where pick_up_file_id is not null;
do $$
declare former text;
begin
  select conname into strict former from pg_constraint
  where conrelid = 'assignments'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%cash_minor = 0%';
  execute format('alter table assignments drop constraint %I', former);
end $$;
alter table assignments add constraint assignments_cash_check
  check (cash_minor = 0 or state in ('picked_up', 'delivered', 'returned'));
